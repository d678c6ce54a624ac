import { expect } from '@playwright/test'
import { cards, chip, expectTotal, filter, pageLink } from '../list.ts'
import { test } from '../test.ts'

test('the pager opens the next page, the previous page and any numbered page', async ({ page }) => {
  await page.goto('./Matematica')
  await expect(pageLink(page, 'Pagina 1')).toHaveAttribute('aria-current', 'page')
  await expect(pageLink(page, 'Pagina anterioara')).toHaveCount(0)
  await expect(cards(page).first()).toContainText('Mihai I.')

  await pageLink(page, 'Pagina urmatoare').click()
  await expect(page).toHaveURL('./Matematica?page=2')
  await expect(pageLink(page, 'Pagina 2')).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).first()).not.toContainText('Mihai I.')

  await pageLink(page, 'Pagina 4').click()
  await expect(page).toHaveURL('./Matematica?page=4')
  await expect(cards(page)).toHaveCount(5)
  await expect(pageLink(page, 'Pagina urmatoare')).toHaveCount(0)

  await pageLink(page, 'Pagina anterioara').click()
  await expect(page).toHaveURL('./Matematica?page=3')
  await expect(cards(page)).toHaveCount(10)

  await pageLink(page, 'Pagina 1').click()
  await expect(page).toHaveURL('./Matematica')
  await expect(cards(page).first()).toContainText('Mihai I.')
})

test('a new page of the list starts scrolled to the top', async ({ page }) => {
  await page.goto('./Matematica')
  await pageLink(page, 'Pagina urmatoare').click()
  await expect(pageLink(page, 'Pagina 2')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back restores the filters, the page and the scroll position', async ({ page }) => {
  await page.goto('./Matematica')
  await filter(page, 'Online').click()
  await expectTotal(page, '20 de anunțuri')
  await pageLink(page, 'Pagina 2').click()
  await expect(page).toHaveURL('./Matematica?city=-1&page=2')
  await expect(pageLink(page, 'Pagina 2')).toHaveAttribute('aria-current', 'page')
  const tutor = cards(page).nth(6).getByRole('heading').getByRole('link')
  const name = await tutor.innerText()
  await tutor.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(200)

  await tutor.click()
  await expect(page).toHaveURL(/\/teacherprofile\/\w+$/)
  await page.goBack()

  await expect(page).toHaveURL('./Matematica?city=-1&page=2')
  await expect(chip(page, 'Online')).toBeVisible()
  await expect(pageLink(page, 'Pagina 2')).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).nth(6)).toContainText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)

  await page.goBack()
  await expect(page).toHaveURL('./Matematica?city=-1')
  await expect(pageLink(page, 'Pagina 1')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('./Matematica')
  await expectTotal(page, '35 de anunțuri')
})
