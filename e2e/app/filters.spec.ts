import { expect } from '@playwright/test'
import { cards, chip, chips, chooseOrder, expectTotal, filter, filters } from '../list.ts'
import { test } from '../test.ts'

test('a group opens without a new list, and one of its subjects narrows the list', async ({ page }) => {
  await page.goto('./teacher')
  await filter(page, 'Științe exacte').click()
  await expect(page).toHaveURL('./teacher?maincategory=1')
  await expect(filter(page, 'Științe exacte')).toHaveAttribute('aria-expanded', 'true')
  await expectTotal(page, '960 de anunțuri')

  await filter(page, 'Fizică').click()
  await expect(page).toHaveURL('./teacher?maincategory=1&category=2')
  await expectTotal(page, '34 de anunțuri')
  await expect(chip(page, 'Materie: Fizică')).toBeVisible()
  await expect(cards(page).getByRole('link', { name: 'Fizică', exact: true })).toHaveCount(10)

  await filter(page, 'Fizică').click()
  await expect(page).toHaveURL('./teacher?maincategory=1')
  await expectTotal(page, '960 de anunțuri')
})

test('a subject page offers no groups', async ({ page }) => {
  await page.goto('./Matematica')
  await expect(filter(page, 'Bacalaureat')).toBeVisible()
  await expect(filter(page, 'Științe exacte')).toHaveCount(0)
})

test('Online shows only tutors who also teach online, and goes off again', async ({ page }) => {
  await page.goto('./Matematica')
  await filter(page, 'Online').click()
  await expect(page).toHaveURL('./Matematica?city=-1')
  await expectTotal(page, '20 de anunțuri')
  await expect(filter(page, 'Online')).toHaveAttribute('aria-current', 'true')
  await expect(cards(page).getByText('Online', { exact: true })).toHaveCount(10)

  await filter(page, 'Online').click()
  await expect(page).toHaveURL('./Matematica')
  await expectTotal(page, '35 de anunțuri')
})

test('a city of the list narrows to it, and takes the place of Online', async ({ page }) => {
  await page.goto('./Matematica?city=-1')
  await filter(page, 'București').click()
  await expect(page).toHaveURL('./Matematica?city=1')
  await expectTotal(page, '10 anunțuri')
  await expect(cards(page).filter({ hasText: 'București' })).toHaveCount(10)
  await expect(filter(page, 'Online')).not.toHaveAttribute('aria-current', 'true')
  await expect(chip(page, 'Oras: București')).toBeVisible()
  await expect(chip(page, 'Online')).toHaveCount(0)
})

test('a city beyond the first 11 is found by the search of cities', async ({ page }) => {
  await page.goto('./teacher')
  const search = filters(page).getByRole('searchbox', { name: 'Caută un oraș' })
  await search.fill('sibiu')
  await filter(page, 'Sibiu').click()
  await expect(page).toHaveURL('./teacher?city=15')
  await expect(chip(page, 'Oras: Sibiu')).toBeVisible()

  await search.fill('qqqq')
  await expect(filters(page).getByText('Nici un rezultat')).toBeVisible()
})

test('the first 11 cities are shown, all after mai mult..., and 11 again after mai putin...', async ({
  page,
}) => {
  await page.goto('./Matematica')
  const cities = filters(page)
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'București' }) })
  await expect(cities.getByRole('listitem')).toHaveCount(11)
  await expect(filter(page, 'Brăila')).toBeVisible()
  await expect(filter(page, 'Arad')).toHaveCount(0)

  await filters(page).getByRole('button', { name: 'mai mult...' }).click()
  await expect(filter(page, 'Arad')).toBeVisible()
  expect(await cities.getByRole('listitem').count()).toBeGreaterThan(100)

  await filters(page).getByRole('button', { name: 'mai putin...' }).click()
  await expect(cities.getByRole('listitem')).toHaveCount(11)
})

test('a level narrows the list', async ({ page }) => {
  await page.goto('./Matematica')
  await filter(page, 'Bacalaureat').click()
  await expect(page).toHaveURL('./Matematica?cycle=6')
  await expectTotal(page, '12 anunțuri')
  await expect(filter(page, 'Bacalaureat')).toHaveAttribute('aria-current', 'true')
})

test('the list can be ordered, and given back its own order', async ({ page }) => {
  await page.goto('./Matematica')
  await expect(cards(page).first()).toContainText('Mihai I.')
  await chooseOrder(page, 'Cele mai populare')
  await expect(page).toHaveURL('./Matematica?order=1')
  await expect(cards(page).nth(1)).toContainText('Gelu I.')
  await chooseOrder(page, 'Recenzii')
  await expect(page).toHaveURL('./Matematica?order=2')
  await expect(cards(page).nth(1)).toContainText('Manuela V.')
  await chooseOrder(page, 'Cele mai noi')
  await expect(page).toHaveURL('./Matematica?order=3')
  await expect(cards(page).first()).toContainText('Filofteia P.')
  await chooseOrder(page, 'Ordinea implicită')
  await expect(page).toHaveURL('./Matematica')
  await expect(cards(page).first()).toContainText('Mihai I.')
})

test('without filters there are no chips', async ({ page }) => {
  await page.goto('./Matematica')
  await expectTotal(page, '35 de anunțuri')
  await expect(chips(page)).toHaveCount(0)
})
