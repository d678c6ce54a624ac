import { expect } from '@playwright/test'
import { cards, chip, expectTotal, filter, filters } from '../list.ts'
import { test } from '../test.ts'

test('the filter Online shows only tutors who also teach online, and a second press removes it', async ({
  page,
}) => {
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

test('the city search finds a city that is not among the first 11', async ({ page }) => {
  await page.goto('./teacher')
  const search = filters(page).getByRole('searchbox', { name: 'Caută un oraș' })
  await search.fill('sibiu')
  await filter(page, 'Sibiu').click()
  await expect(page).toHaveURL('./teacher?city=15')
  await expect(chip(page, 'Oras: Sibiu')).toBeVisible()

  await search.fill('qqqq')
  await expect(filters(page).getByText('Nici un rezultat')).toBeVisible()
})
