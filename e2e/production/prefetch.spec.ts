import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { recordCalls } from '../calls.ts'
import { test } from '../test.ts'

/** Records the scripts that the page requests, by their name without hash. */
function recordScripts(page: Page): () => string[] {
  const names: string[] = []
  page.on('request', request => {
    const [, name] = /\/assets\/([\w-]+?)-[\w-]{7}\.js$/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return () => names
}

test.use({ allowedErrors: /Failed to load resource/ })

test('a list prefetches the code of the next page, but none of its data, and a filter requests only the ads', async ({
  page,
}) => {
  await serveBackend(page)
  const scripts = recordScripts(page)
  const calls = recordCalls(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await test.step('the tutor’s page, which comes next most often', async () => {
    await expect.poll(scripts).toContain('tutor')
    await page.waitForLoadState('networkidle')
    expect(calls().join()).not.toMatch(/getadbycode|AdView/i)
    expect(scripts()).not.toContain('PlansPage')
  })

  await test.step('the page of a link that is hovered or focused, whose click works after a failed prefetch too', async () => {
    await page.route(/\/assets\/PlansPage-.*js/, route => route.abort())
    const plans = page.getByRole('banner').getByRole('link', { name: 'Abonamente' })
    await plans.hover()
    await expect.poll(scripts).toContain('PlansPage')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cum funcționează' }).focus()
    await expect.poll(scripts).toContain('HowItWorksPage')

    const before = calls()
    await page.getByRole('link', { name: 'Bacalaureat', exact: true }).click()
    await expect(page).toHaveURL('./Matematica?cycle=6')
    const ads = 'GET /api/users/getusersdescription?categoryid=1&cycleid=6&cityid=0&order=0&page=1'
    expect(calls()).toEqual([...before, ads].toSorted())

    await page.unroute(/\/assets\/PlansPage-.*js/)
    await plans.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Abonament pentru profesori' })).toBeVisible()
  })
})

test('nothing is prefetched with Save-Data', async ({ page }) => {
  await serveBackend(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const scripts = recordScripts(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Abonamente' }).hover()
  await page.waitForLoadState('networkidle')
  expect(scripts()).not.toContain('tutor')
  expect(scripts()).not.toContain('PlansPage')
})
