import { expect } from '@playwright/test'
import { pick, picker, pressSearch, searchWidget } from '../home.ts'
import { expectTotal } from '../list.ts'
import { test } from '../test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('./')
})

test('searching for a subject, a city and a level opens the filtered list', async ({ page }) => {
  await pick(page, 'Materie', 'Mate', 'Matematica')
  await pick(page, 'Oraș', 'Bucu', 'București')
  await pick(page, 'Nivel', 'Bac', 'Bacalaureat')
  await pressSearch(page)

  await expect(page).toHaveURL('./Matematica/?city=1&cycle=6')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
  await expectTotal(page, '4 anunțuri')
})

test('a chosen subject can be cleared', async ({ page }) => {
  await pick(page, 'Materie', 'Matematica', 'Matematica')
  await searchWidget(page).getByRole('button', { name: 'Șterge alegerea' }).first().click()
  await expect(picker(page, 'Materie')).toHaveValue('')
  await pressSearch(page)

  await expect(page).toHaveURL('./teacher/')
})

test('each shortcut opens the list of its subject', async ({ page }) => {
  const shortcuts = page.getByRole('navigation', { name: 'Materii căutate' })
  for (const subject of ['Informatica', 'Matematica', 'Limba engleza', 'Limba romana', 'biologie']) {
    await shortcuts.getByRole('link', { name: subject, exact: true }).click()
    await expect(page).toHaveURL(`./${encodeURIComponent(subject)}`)
    await expect(page.getByRole('heading', { level: 1, name: `Meditatii ${subject}` })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(subject)
    await page.goBack()
  }
})
