import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { failedCalls, test } from '../test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const shell = readFileSync(join(import.meta.dirname, '../../dist/shell.html'), 'utf8')

test.use({ allowedErrors: failedCalls })

/** Deploys a newer version: the old files no longer exist, and the HTML names others. */
async function deploy(page: Page, files: RegExp) {
  await page.route(files, route => route.fulfill({ status: 404 }))
  await page.route('**/index.html', route =>
    route.fulfill({ contentType: 'text/html', body: shell.replaceAll(/-[\w-]{7}\.js/g, '-New1234.js') }),
  )
}

test('a screen whose file is gone after a deployment reloads in its new version', async ({ page }) => {
  await serveBackend(page)
  await deploy(page, /\/assets\/PlansPage-/)
  await page.goto('/Contact')
  await expect(heading(page)).toHaveText('Contact')
  const reloaded = page.waitForEvent('request', request => request.isNavigationRequest())
  await page.getByRole('banner').getByRole('link', { name: 'Abonamente' }).click()
  expect(new URL((await reloaded).url()).pathname).toBe('/abonamente')
  // Here the new version lacks the file too, so the page stops reloading.
  await expect(heading(page)).toHaveText('Site-ul are o versiune nouă')
  await page.unrouteAll()
  await serveBackend(page)
  await page.getByRole('button', { name: 'Reîncarcă pagina' }).click()
  await expect(heading(page)).toContainText('Abonament')
})

test('a dialog whose file is gone after a deployment keeps the page, and offers a reload', async ({
  page,
}) => {
  await serveBackend(page, { persona: 'student' })
  await page.setViewportSize({ width: 390, height: 844 })
  await deploy(page, /\/assets\/(FilterSheet|sheets)-/)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: /^Filtre/ }).click()
  await expect(page.getByText('Site-ul are o versiune nouă. Reîncărcați pagina')).toBeVisible()
  await expect(heading(page)).toHaveText('Meditatii Matematica')
  await page.getByRole('button', { name: 'Meniu' }).click()
  await expect(page.getByText('Site-ul are o versiune nouă. Reîncărcați pagina')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Reîncarcă pagina' }).click()
  await expect(page.getByText('Site-ul are o versiune nouă')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})
