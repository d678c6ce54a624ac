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

test('a list prefetches the code of the tutor’s page, but none of its data', async ({ page }) => {
  await serveBackend(page)
  const scripts = recordScripts(page)
  const calls = recordCalls(page)
  await page.goto('/Matematica')
  await expect.poll(scripts).toContain('tutor')
  await page.waitForLoadState('networkidle')
  expect(calls().join()).not.toMatch(/getadbycode|AdView/i)
})

test('hovering or focusing a link prefetches the code of its page', async ({ page }) => {
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

test.describe('a page whose prefetch failed', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('opens once its script can be loaded again', async ({ page }) => {
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
