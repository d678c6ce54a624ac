import { expect } from '@playwright/test'
import { pick, pressSearch, searchWidget } from '../home.ts'
import { cards, expectTotal } from '../list.ts'
import { failedCalls, test } from '../test.ts'

test.use({ allowedErrors: failedCalls })

const retry = { name: 'Încearcă din nou' }

test('a list that could not be had says so, and its retry brings it', async ({ page }) => {
  await page.goto('./teacher?mock=visitor.failing')
  await expect(page.getByRole('heading', { level: 1, name: 'Serverul nu a putut răspunde' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', retry).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ultimele anunturi' })).toBeVisible()
  await expectTotal(page, '960 de anunțuri')
})

test('a subject page that failed comes by its retry', async ({ page }) => {
  await page.goto('./Matematica?mock=visitor.failing')
  await expect(page.getByRole('heading', { level: 1, name: 'Serverul nu a putut răspunde' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', retry).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
  await expectTotal(page, '35 de anunțuri')
})

test('the pickers whose lists failed say so, and their retry brings them', async ({ page }) => {
  await page.goto('./?mock=visitor.failing')
  const alert = searchWidget(page).getByRole('alert')
  await expect(alert).toContainText('Listele de materii și orașe nu s-au putut încărca.')
  await alert.getByRole('button', retry).click()
  await expect(alert).toHaveCount(0)

  await pick(page, 'Materie', 'Matematica', 'Matematica')
  await pick(page, 'Oraș', 'Bucu', 'București')
  await pressSearch(page)
  await expect(page).toHaveURL('./Matematica/?city=1')
})

test('popular ads that failed say so, and their retry brings them', async ({ page }) => {
  await page.goto('./?mock=visitor.failing')
  const alert = page.getByRole('alert').filter({ hasText: 'Anunțurile nu s-au putut încărca.' })
  await expect(alert).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await alert.getByRole('button', retry).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the rest of the home page stands although two of its parts failed', async ({ page }) => {
  await page.goto('./?mock=visitor.failing')
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Găsiți profesorul potrivit pentru copilul dvs.',
  )
  await expect(page.getByRole('link', { name: 'biologie' })).toBeVisible()
})

test('without a network the page says so', async ({ page }) => {
  await page.goto('./Matematica?mock=visitor.offline')
  await expect(page.getByRole('heading', { level: 1, name: 'Nu ne putem conecta la server' })).toBeVisible()
  await expect(page.getByRole('button', retry)).toBeVisible()
})
