import { expect } from '@playwright/test'
import { picker, searchWidget } from '../home.ts'
import { tabTo } from '../keyboard.ts'
import { cards, expectTotal, filter, writeButton } from '../list.ts'
import { test } from '../test.ts'

test('a visitor gets from the home page to a tutor with the keyboard only', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await tabTo(page, picker(page, 'Materie'))
  await page.keyboard.type('matematica')
  await expect(page.getByRole('option')).toHaveText(['Matematica', 'Matematică financiară'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Materie')).toHaveValue('Matematica')

  await tabTo(page, picker(page, 'Oraș'), 3)
  await page.keyboard.type('timis')
  await expect(page.getByRole('option', { name: /^Timișoara/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Oraș')).toHaveValue('Timișoara')

  await tabTo(page, searchWidget(page).getByRole('button', { name: 'Caută', exact: true }), 6)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('./Matematica/?city=4')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeFocused()

  const tutor = cards(page).first().getByRole('heading').getByRole('link')
  await tabTo(page, tutor, 60)
  const href = await tutor.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new URL(href ?? '', page.url()).href)
})

test('the arrow keys move among the options of a picker', async ({ page }) => {
  await page.goto('./')
  await tabTo(page, picker(page, 'Materie'))
  await page.keyboard.type('matematica')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Materie')).toHaveValue('Matematică financiară')
})

test('Enter chooses the option for text that was typed before the options loaded', async ({ page }) => {
  await page.goto('./?mock=visitor.slow')
  await tabTo(page, picker(page, 'Materie'))
  await page.keyboard.type('biologie')
  await expect(page.getByRole('option', { name: 'biologie' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Materie')).toHaveValue('biologie')
})

test('the first Tab focuses the link that skips the header', async ({ page }) => {
  await page.goto('./Matematica')
  await expectTotal(page, '35 de anunțuri')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Sari la conținut' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('./Matematica')

  await page.keyboard.press('Tab')
  await expect(filter(page, 'Preșcolar')).toBeFocused()
})

test('focus stays on a pressed filter, and moves to the heading on a new page', async ({ page }) => {
  await page.goto('./Matematica')
  await expectTotal(page, '35 de anunțuri')
  await tabTo(page, filter(page, 'Online'))
  await page.keyboard.press('Enter')
  await expectTotal(page, '20 de anunțuri')
  await expect(filter(page, 'Online')).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Pagina 2', exact: true }), 120)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('./Matematica?city=-1&page=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeFocused()
})

test('a dialog traps the focus, and returns it when closed', async ({ page }) => {
  await page.goto('./Matematica?mock=student')
  const write = writeButton(page, 'Mihai Ionescu')
  await expect(write).toBeVisible()
  await tabTo(page, write, 80)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Trimite mesaj' })
  await expect(dialog.getByRole('textbox', { name: 'Mesajul dvs.' })).toBeFocused()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(write).toBeFocused()
})
