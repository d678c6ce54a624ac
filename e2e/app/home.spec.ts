import { expect } from '@playwright/test'
import { pick, picker, pressSearch, searchWidget } from '../home.ts'
import { expectTotal } from '../list.ts'
import { test } from '../test.ts'

const levelNeedsCity = 'Nivelul se aplică numai împreună cu un oraș sau cu Online.'

test.beforeEach(async ({ page }) => {
  await page.goto('./')
})

test('a subject, a city and a level lead to their list', async ({ page }) => {
  await pick(page, 'Materie', 'Mate', 'Matematica')
  await pick(page, 'Oraș', 'Bucu', 'București')
  await pick(page, 'Nivel', 'Bac', 'Bacalaureat')
  await pressSearch(page)

  await expect(page).toHaveURL('./Matematica/?city=1&cycle=6')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
  await expectTotal(page, '4 anunțuri')
})

test('Online is offered among the cities and is city -1', async ({ page }) => {
  await pick(page, 'Materie', 'Matematica', 'Matematica')
  await pick(page, 'Oraș', 'onl', 'Online')
  await pressSearch(page)

  await expect(page).toHaveURL('./Matematica/?city=-1')
  await expectTotal(page, '20 de anunțuri')
})

test('a level without a city is left out, and the page says so beside the pickers', async ({ page }) => {
  await pick(page, 'Materie', 'Matematica', 'Matematica')
  await expect(searchWidget(page).getByText(levelNeedsCity)).toBeHidden()
  await pick(page, 'Nivel', 'Bac', 'Bacalaureat')
  await expect(searchWidget(page).getByText(levelNeedsCity)).toBeVisible()
  await pressSearch(page)

  await expect(page).toHaveURL('./Matematica/')
  await expectTotal(page, '35 de anunțuri')
})

test('the note about the level goes away once there is a city or Online', async ({ page }) => {
  await pick(page, 'Nivel', 'Bac', 'Bacalaureat')
  await expect(searchWidget(page).getByText(levelNeedsCity)).toBeVisible()
  await pick(page, 'Oraș', 'online', 'Online')
  await expect(searchWidget(page).getByText(levelNeedsCity)).toBeHidden()
  await pressSearch(page)

  await expect(page).toHaveURL('./teacher/?city=-1&cycle=6')
})

test('nothing picked leads to the general list', async ({ page }) => {
  await pressSearch(page)

  await expect(page).toHaveURL('./teacher/')
  await expect(page.getByRole('heading', { level: 1, name: 'Ultimele anunturi' })).toBeVisible()
  await expectTotal(page, '960 de anunțuri')
})

test('a city alone narrows the general list', async ({ page }) => {
  await pick(page, 'Oraș', 'Cluj', 'Cluj-Napoca')
  await pressSearch(page)

  await expect(page).toHaveURL('./teacher/?city=2')
  await expectTotal(page, '54 de anunțuri')
})

test('names are found without their diacritics and in any case', async ({ page }) => {
  await pick(page, 'Materie', 'FIZICA', 'Fizică')
  await pick(page, 'Oraș', 'timisoara', 'Timișoara')
  await expect(picker(page, 'Materie')).toHaveValue('Fizică')
  await expect(picker(page, 'Oraș')).toHaveValue('Timișoara')
  await pressSearch(page)

  await expect(page).toHaveURL('./Fizic%C4%83/?city=4')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Fizică' })).toBeVisible()
})

test('a picker says when nothing matches', async ({ page }) => {
  await picker(page, 'Materie').fill('qqqq')

  await expect(page.getByText('Nici un rezultat')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('a picker shows at most 10 matches', async ({ page }) => {
  await picker(page, 'Oraș').fill('a')

  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(10)
})

test('a choice can be taken back', async ({ page }) => {
  await pick(page, 'Materie', 'Matematica', 'Matematica')
  await searchWidget(page).getByRole('button', { name: 'Șterge alegerea' }).first().click()
  await expect(picker(page, 'Materie')).toHaveValue('')
  await pressSearch(page)

  await expect(page).toHaveURL('./teacher/')
})

for (const subject of ['Informatica', 'Matematica', 'Limba engleza', 'Limba romana', 'biologie']) {
  test(`the shortcut ${subject} leads to its list`, async ({ page }) => {
    const shortcuts = page.getByRole('navigation', { name: 'Materii căutate' })
    await shortcuts.getByRole('link', { name: subject, exact: true }).click()

    await expect(page).toHaveURL(`./${encodeURIComponent(subject)}`)
    await expect(page.getByRole('heading', { level: 1, name: `Meditatii ${subject}` })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(subject)
  })
}

test('the counters are off', async ({ page }) => {
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('term')).toHaveCount(0)
})
