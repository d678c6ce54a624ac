import { expect } from '@playwright/test'
import { expectTotal, filter } from '../list.ts'
import { watchOverlay } from '../overlay.ts'
import { test } from '../test.ts'

test('on a slow network the overlay appears after 200 ms, hides nothing, and goes away', async ({ page }) => {
  await page.goto('./Matematica?mock=visitor.slow')
  await expect(page.getByText('Se încarcă…')).toBeVisible()
  await expectTotal(page, '35 de anunțuri')
  await expect(page.getByText('Se încarcă…')).toHaveCount(0)

  expect(await watchOverlay(page, 'Bacalaureat', '12 anunțuri')).toBeGreaterThanOrEqual(200)
  await expect(page.getByText('Se încarcă…')).toHaveCount(0)
})

test('the page can be used under the overlay', async ({ page }) => {
  await page.goto('./Matematica?mock=visitor.slow')
  await expectTotal(page, '35 de anunțuri')
  await filter(page, 'Bacalaureat').click()
  await expect(page.getByText('Se încarcă…')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('banner').getByRole('link', { name: 'Meditații' }).click()
  await expect(page).toHaveURL('./')
  await expect(page.getByRole('search')).toBeVisible()
})
