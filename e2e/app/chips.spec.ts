import { expect } from '@playwright/test'
import { chip, chips, expectTotal } from '../list.ts'
import { test } from '../test.ts'

test('each filter is a chip with its name, and goes away by it', async ({ page }) => {
  await page.goto('./teacher?category=1&city=1&cycle=6')
  await expectTotal(page, '4 anunțuri')
  await expect(chips(page)).toContainText('Materie: Matematica')
  await expect(chips(page)).toContainText('Oras: București')
  await expect(chips(page)).toContainText('Nivel: Bacalaureat')

  await chip(page, 'Oras: București').click()
  await expect(page).toHaveURL('./teacher?category=1&cycle=6')
  await expectTotal(page, '12 anunțuri')
  await chip(page, 'Nivel: Bacalaureat').click()
  await expect(page).toHaveURL('./teacher?category=1')
  await expectTotal(page, '35 de anunțuri')
  await chip(page, 'Materie: Matematica').click()
  await expect(page).toHaveURL('./teacher')
  await expectTotal(page, '960 de anunțuri')
  await expect(chips(page)).toHaveCount(0)
})

test('Online is one chip, without a city beside it', async ({ page }) => {
  await page.goto('./Matematica?city=-1')
  await expect(chip(page, 'Online')).toBeVisible()
  await expect(chips(page)).not.toContainText('Oras:')
  await chip(page, 'Online').click()
  await expect(page).toHaveURL('./Matematica')
  await expectTotal(page, '35 de anunțuri')
})

test('a city that no list knows has no chip', async ({ page }) => {
  await page.goto('./Matematica?city=999999&cycle=6')
  await expect(chip(page, 'Nivel: Bacalaureat')).toBeVisible()
  await expect(chips(page)).not.toContainText('Oras:')
  await expect(chips(page)).not.toContainText('999999')
})

for (const path of ['teacher', 'Matematica']) {
  test(`reset leads to the bare path of /${path}`, async ({ page }) => {
    await page.goto(`./${path}?maincategory=1&city=-1&cycle=6&order=3`)
    await page.getByRole('link', { name: 'Resetează filtrele' }).click()
    await expect(page).toHaveURL(`./${path}`)
    await expect(chips(page)).toHaveCount(0)
    await expectTotal(page, path === 'teacher' ? '960 de anunțuri' : '35 de anunțuri')
  })
}
