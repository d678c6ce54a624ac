import { expect } from '@playwright/test'
import { cards, filter } from '../list.ts'
import { test } from '../test.ts'

test('an unknown subject shows the not-found page with links to the groups of subjects', async ({ page }) => {
  await page.goto('./In%C8%9B')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  const groups = page.getByRole('navigation', { name: 'Categorii de materii' })
  await expect(groups.getByRole('link')).toHaveCount(9)

  await groups.getByRole('link', { name: 'Științe exacte' }).click()
  await expect(page).toHaveURL('./teacher?maincategory=1')
  await expect(filter(page, 'Astronomie')).toBeVisible()
})

test('a card shows what the tutor offers, and links to the ad', async ({ page }) => {
  await page.goto('./Matematica')
  const card = cards(page).first()
  await expect(card).toContainText('Profesor')
  await expect(card).toContainText('București, Voluntari')
  await expect(card).toContainText('10-20 de ani')
  await expect(card.getByText('Online', { exact: true })).toBeVisible()
  await expect(card.getByRole('paragraph').filter({ hasText: /^(Pret: \d+ \/ .+|-)$/ })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Matematica', exact: true })).toHaveAttribute(
    'href',
    '/Matematica',
  )

  await card.getByRole('link', { name: 'Mihai I.' }).click()
  await expect(page).toHaveURL('./teacherprofile/ae31oi')
})
