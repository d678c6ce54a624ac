import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { holdScripts } from '../heldScripts.ts'
import { picker, searchWidget } from '../home.ts'
import { expectSettled } from '../screen.ts'
import { test } from '../test.ts'

/** Opens a page whose scripts, except the early one, are held back. Returns how to release them. */
async function openBeforeScripts(page: Page, path: string) {
  await serveBackend(page)
  const scripts = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await scripts.release(/early/)
  // The early script has run when the document is parsed.
  await page.waitForFunction(() => document.readyState === 'interactive')
  return () => scripts.release(/./)
}

const requests = '/solicitare-de-meditatii'
const subject = (page: Page) => page.getByRole('textbox', { name: 'Materie' })
const city = (page: Page) => page.getByRole('textbox', { name: 'Oraș' })
const filter = (page: Page) => page.getByRole('button', { name: 'Filtrează' })

test('text typed into the filters of the requests before the scripts have loaded is kept', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, requests)
  await subject(page).fill('pian')
  await city(page).pressSequentially('cluj')
  await release()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectSettled(page)
  await expect(subject(page)).toHaveValue('pian')
  await expect(city(page)).toHaveValue('cluj')
  await expect(city(page)).toBeFocused()
  await filter(page).click()
  await expect(page).toHaveURL(/\?subject=pian&city=cluj$/)
})

test('text typed into one field is kept beside the text that the address has for the other field', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, `${requests}?subject=pian`)
  await city(page).fill('cluj')
  await release()
  await expect(subject(page)).toHaveValue('pian')
  await expectSettled(page)
  await expect(city(page)).toHaveValue('cluj')
})

test('a search submitted before the scripts have loaded runs once they have loaded', async ({ page }) => {
  await test.step('the filters of the requests', async () => {
    const release = await openBeforeScripts(page, requests)
    await subject(page).fill('pian')
    await filter(page).click()
    await release()
    await expect(page).toHaveURL(/\?subject=pian$/)
    await expect(subject(page)).toHaveValue('pian')
  })
  await test.step('the search of the home page', async () => {
    const release = await openBeforeScripts(page, '/')
    await picker(page, 'Materie').fill('matematica')
    await picker(page, 'Oraș').fill('online')
    await searchWidget(page).getByRole('button', { name: 'Caută' }).click()
    await release()
    await expect(page).toHaveURL(/\/Matematica\/\?city=-1$/)
  })
})

test('text typed into a picker becomes the choice, even if the focus moves on before the scripts have loaded', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/')
  await picker(page, 'Materie').fill('matematica')
  await picker(page, 'Oraș').fill('xyz')
  await picker(page, 'Nivel').focus()
  await release()
  await expect(picker(page, 'Materie')).toHaveValue('Matematica')
  await expect(picker(page, 'Oraș')).toHaveValue('xyz')
  await expect(picker(page, 'Oraș')).toHaveAccessibleDescription('Nici un rezultat')
})

test('an order chosen before the scripts have loaded sorts the list, with the filters of the address', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/Matematica?city=-1')
  const order = page.getByRole('combobox', { name: 'Ordonează' })
  await order.selectOption({ index: 2 })
  await release()
  await expect(page).toHaveURL(/\/Matematica\?city=-1&order=2$/)
  await expectSettled(page)
  await expect(order).toHaveValue('2')
})

test('a theme chosen before the scripts have loaded is applied', async ({ page }) => {
  const release = await openBeforeScripts(page, '/Contact')
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Întunecat' })
  await page.getByRole('contentinfo').getByText('Întunecat').click()
  await expect(dark).toBeChecked()
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toBeChecked()
})
