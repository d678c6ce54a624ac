import { expect } from '@playwright/test'
import { cards, expectTotal } from '../list.ts'
import { breakCall, choose, qaPanel, togglePanel } from '../panel.ts'
import { failedCalls, test } from '../test.ts'

// The app logs a response that does not fit the contract as an error.
test.use({ allowedErrors: new RegExp(`${failedCalls.source}|Misfit: `) })

const title = (name: string) => ({ level: 1, name }) as const
const online = { name: 'Online', exact: true } as const

test('the panel changes the persona', async ({ page }) => {
  await page.goto('./Matematica')
  await expectTotal(page, '35 de anunțuri')
  await togglePanel(page)
  await choose(page, 'Persona', 'Elev: Ioana Dumitrescu')
  await expect(page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })).toBeVisible()
  await expect(page).toHaveURL('./Matematica')
})

test('the panel changes the scenario', async ({ page }) => {
  await page.goto('./Matematica')
  await togglePanel(page)
  await choose(page, 'Scenariu', 'Fără rețea')
  await expect(page.getByRole('heading', { name: 'Nu ne putem conecta la server' })).toBeVisible()
})

test('a fault set in the panel applies to the next call, and a retry works once it is removed', async ({
  page,
}) => {
  await page.goto('./teacher')
  await expect(cards(page).first()).toBeVisible()
  await togglePanel(page)
  await breakCall(page, 'getusersdescription', 'JSON întrerupt')
  await togglePanel(page)
  await page.getByRole('link', online).first().click()
  await expect(page.getByRole('heading', title('Răspunsul primit nu a putut fi citit'))).toBeVisible()

  await togglePanel(page)
  await qaPanel(page).getByRole('button', { name: 'Repară getAds' }).click()
  await togglePanel(page)
  await page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a latency set in the panel shows the overlay', async ({ page }) => {
  await page.goto('./teacher')
  await expect(cards(page).first()).toBeVisible()
  await togglePanel(page)
  await choose(page, 'Întârziere', 'Fără răspuns')
  await togglePanel(page)
  await page.getByRole('link', online).first().click()
  await expect(page.getByText('Se încarcă…')).toBeVisible()
})

test('the copied link has the persona, scenario, latency, clock and faults', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./teacher?city=-1&mock=student.full&mock-latency=300&mock-clock=90')
  await expect(page).toHaveURL('./teacher?city=-1')
  const panel = await togglePanel(page)
  await expect(panel.getByText('Ceas: 2026-11-20 10:30:00')).toBeVisible()
  await breakCall(page, 'GetStats', 'JSON întrerupt')
  await panel.getByRole('button', { name: 'Copiază linkul' }).click()
  await expect(panel.getByText('Linkul este în memorie.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/qa\/teacher\?city=-1&mock=student\.full&mock-latency=300&mock-clock=90&mock-faults=getStats:malformed$/,
  )
})

test('the copied link resets latency, clock and faults of another browser', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./Contact?mock=student.full')
  await (await togglePanel(page)).getByRole('button', { name: 'Copiază linkul' }).click()
  await expect(qaPanel(page).getByText('Linkul este în memorie.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await (await browser.newContext()).newPage()
  const { origin, pathname } = new URL(link)
  await other.goto(
    `${origin}${pathname}?mock=teacher.full&mock-latency=300&mock-clock=90&mock-faults=getStats:500`,
  )
  await expect((await togglePanel(other)).getByText('Ceas: 2026-11-20 10:30:00')).toBeVisible()
  await other.goto(link)
  const panel = await togglePanel(other)
  await expect(panel.getByText('Ceas: 2026-11-20 09:00:00')).toBeVisible()
  await expect(panel.getByRole('combobox', { name: 'Persona' })).toContainText('Elev: Ioana Dumitrescu')
  await expect(panel.getByRole('combobox', { name: 'Întârziere' })).toContainText('Cea a scenariului')
  await expect(panel.getByRole('button', { name: 'Repară getStats' })).toHaveCount(0)
  await other.context().close()
})

test('the panel links to the states of the screen in Storybook, also after a navigation of the app', async ({
  page,
}) => {
  await page.goto('./teacherprofile/ae31oi?mock=student')
  const panel = await togglePanel(page)
  await expect(panel.getByRole('link', { name: 'Screens/Tutor' })).toHaveAttribute(
    'href',
    'http://localhost:6006/?path=/docs/screens-tutor--docs',
  )
  await page.getByRole('link', { name: 'Abonamente' }).first().click()
  await expect(panel.getByRole('link', { name: 'Screens/Plans' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Screens/Tutor' })).toHaveCount(0)
})

test('moving the clock applies to another tab too, and a reset undoes it', async ({ page, context }) => {
  await page.goto('./')
  await (await togglePanel(page)).getByRole('button', { name: '+1 zi' }).click()
  await expect((await togglePanel(page)).getByText('Ceas: 2026-11-21 09:00:00')).toBeVisible()
  const other = await context.newPage()
  await other.goto('./')
  await expect((await togglePanel(other)).getByText('Ceas: 2026-11-21 09:00:00')).toBeVisible()
  await other.goto('./?mock=visitor.full.reset')
  await expect((await togglePanel(other)).getByText('Ceas: 2026-11-20 09:00:00')).toBeVisible()
})

test('the panel lists calls with their status and shape, and exports them', async ({ page }) => {
  await page.goto('./teacher?mock=visitor.full&mock-faults=getCycles:shape')
  await expect(page.getByRole('heading', title('Răspunsul primit nu a putut fi citit'))).toBeVisible()
  const panel = await togglePanel(page)
  const levels = panel.getByRole('listitem').filter({ hasText: 'GET /api/cycle/getall' }).first()
  await expect(levels).toContainText(/200 · \d+ ms · formă/)
  const cities = panel.getByRole('listitem').filter({ hasText: 'GET /api/users/GetCities' }).first()
  await expect(cities).toContainText(/200 · \d+ ms · ok/)
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Exportă' }).click()
  expect((await download).suggestedFilename()).toBe('apeluri.json')
})

test('the panel opens and closes by keyboard, and Escape returns the focus to its button', async ({
  page,
}) => {
  await page.goto('./')
  const opener = qaPanel(page).getByRole('button', { name: 'QA', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(qaPanel(page).getByRole('combobox', { name: 'Persona' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(qaPanel(page).getByRole('combobox', { name: 'Persona' })).toBeHidden()
})

test('each named case links to its page with its persona', async ({ page }) => {
  await page.goto('./')
  const panel = await togglePanel(page)
  const cases = panel.getByRole('heading', { name: 'Cazuri' }).locator('..').getByRole('link')
  expect(await cases.count()).toBeGreaterThan(20)
  await expect(cases.first()).toHaveAttribute('href', /^\/qa\/.*mock=\w+\.full$/)
})
