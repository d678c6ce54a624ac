import { expect } from '@playwright/test'
import { expectTotal, filter } from '../list.ts'
import { test } from '../test.ts'

test('a link can be followed while the overlay is shown', async ({ page }) => {
  await page.goto('./Matematica?mock=visitor.slow')
  await expectTotal(page, '35 de anunțuri')
  await filter(page, 'Bacalaureat').click()
  await expect(page.getByText('Se încarcă…')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('banner').getByRole('link', { name: 'Meditații' }).click()
  await expect(page).toHaveURL('./')
  await expect(page.getByRole('search')).toBeVisible()
})
