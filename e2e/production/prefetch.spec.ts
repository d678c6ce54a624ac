import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { recordCalls } from '../calls.ts'
import { test } from '../test.ts'

/** The scripts that the page has asked for, by their name without hash. */
function recordScripts(page: Page): () => string[] {
  const names: string[] = []
  page.on('request', request => {
    const [, name] = /\/assets\/([\w-]+?)-[\w-]{7}\.js$/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return () => names
}

test('once the list is shown, the code of a tutor’s page is fetched, and none of its data', async ({
  page,
}) => {
  await serveBackend(page)
  const scripts = recordScripts(page)
  const calls = recordCalls(page)
  await page.goto('/Matematica')
  await expect.poll(scripts).toContain('tutor')
  await page.waitForLoadState('networkidle')
  expect(calls().join()).not.toMatch(/getadbycode|AdView/i)
})

test('a link under the pointer or the focus has its page fetched', async ({ page }) => {
  await serveBackend(page)
  const scripts = recordScripts(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts()).not.toContain('PlansPage')
  await page.getByRole('banner').getByRole('link', { name: 'Abonamente' }).hover()
  await expect.poll(scripts).toContain('PlansPage')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cum funcționează' }).focus()
  await expect.poll(scripts).toContain('HowItWorksPage')
})

test('with Save-Data nothing is fetched ahead', async ({ page }) => {
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

test.describe('a page that was not prefetched because its file failed', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('opens when the file is there again', async ({ page }) => {
    await serveBackend(page)
    await page.route(/\/assets\/PlansPage-.*js/, route => route.abort())
    await page.goto('/Matematica')
    await expect(page.getByRole('article').first()).toBeVisible()
    const link = page.getByRole('banner').getByRole('link', { name: 'Abonamente' })
    await link.hover()
    await page.waitForLoadState('networkidle')
    await page.unroute(/\/assets\/PlansPage-.*js/)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Abonament pentru profesori' })).toBeVisible()
  })
})
