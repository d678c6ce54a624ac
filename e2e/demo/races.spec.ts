import { expect } from '@playwright/test'
import { cards, chip, expectTotal, filter, pageLink } from '../list.ts'
import { test } from '../test.ts'

test('two quick presses end with both filters', async ({ page }) => {
  await page.goto('./Matematica')
  await expectTotal(page, '35 de anunțuri')
  await filter(page, 'Online').click()
  await filter(page, 'Bacalaureat').click()

  await expect(page).toHaveURL('./Matematica?city=-1&cycle=6')
  await expectTotal(page, '7 anunțuri')
  await expect(chip(page, 'Online')).toBeVisible()
  await expect(chip(page, 'Nivel: Bacalaureat')).toBeVisible()
  await expect(cards(page)).toHaveCount(7)
})

test('a press shows at once on a slow network, and the last of several wins', async ({ page }) => {
  await page.goto('./Matematica?mock=visitor.slow')
  await expectTotal(page, '35 de anunțuri')
  await filter(page, 'Online').click()
  await expect(filter(page, 'Online')).toHaveAttribute('aria-current', 'true')
  await expectTotal(page, '35 de anunțuri')
  await filter(page, 'Clasele IX-XII').click()
  await expect(filter(page, 'Clasele IX-XII')).toHaveAttribute('aria-current', 'true')
  await filter(page, 'București').click()
  await filter(page, 'Bacalaureat').click()
  await expect(filter(page, 'Clasele IX-XII')).not.toHaveAttribute('aria-current', 'true')

  await expect(page).toHaveURL('./Matematica?city=1&cycle=6')
  await expectTotal(page, '4 anunțuri')
  await expect(cards(page)).toHaveCount(4)
  await expect(filter(page, 'București')).toHaveAttribute('aria-current', 'true')
  await expect(filter(page, 'Bacalaureat')).toHaveAttribute('aria-current', 'true')

  // What was given up on the way leaves no step behind.
  await page.goBack()
  await expect(page).toHaveURL('./Matematica')
  await expectTotal(page, '35 de anunțuri')
})

test('a filter that is taken back before its answer leaves the list as it was', async ({ page }) => {
  await page.goto('./Matematica?mock=visitor.slow')
  await expectTotal(page, '35 de anunțuri')
  await filter(page, 'Online').click()
  await filter(page, 'Online').click()
  await expect(filter(page, 'Online')).not.toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL('./Matematica')
  await expectTotal(page, '35 de anunțuri')
  await expect(pageLink(page, 'Pagina 4')).toBeVisible()
})
