import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { test } from '../test.ts'

const dist = join(import.meta.dirname, '../../dist')
const texts = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter(file => file.isFile() && !['.woff2', '.png', '.ico'].includes(extname(file.name)))
  .map(file => ({
    path: join(file.parentPath, file.name),
    text: readFileSync(join(file.parentPath, file.name), 'utf8'),
  }))

const mockTraces = [
  'mockServiceWorker',
  'msw',
  'faker',
  'serviceWorker',
  '@example.com',
  'Ioana Dumitrescu',
  'Constantinescu',
  'm4t7k2',
  's3d8q1',
  'e9p2w5',
  'n1v6z8',
  'meditatii.mock',
  'Readu datele inițiale',
  'Panou QA',
  'Strică apelul',
]

test('finds the scripts of the build, and a call of the app in them', () => {
  const scripts = texts.filter(({ path }) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.some(({ text }) => text.includes('/api/users/getusersdescription'))).toBe(true)
})

test('no file of the build has traces of the mocks', () => {
  const found = texts.flatMap(({ path, text }) =>
    mockTraces.filter(trace => text.includes(trace)).map(trace => `${trace} in ${path}`),
  )
  expect(found).toEqual([])
})

test('every HTML file has the language Romanian', async ({ page }) => {
  const documents = texts.filter(({ path }) => path.endsWith('.html'))
  expect(documents.map(({ path }) => relative(dist, path))).toEqual(
    expect.arrayContaining(['index.html', 'shell.html', 'Limba engleza.html']),
  )
  for (const { path, text } of documents) expect(text, path).toMatch(/<html [^>]*lang="ro"/)
  await serveBackend(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
})

test('every HTML file names only existing files of the build, and has no inline script or style', () => {
  for (const { path, text } of texts.filter(file => file.path.endsWith('.html'))) {
    const named = [...text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
    expect(named.filter(file => file.endsWith('.js')).length, path).toBeGreaterThan(1)
    expect(
      named.some(file => file.endsWith('.css')),
      path,
    ).toBe(true)
    expect(
      named.filter(file => !existsSync(join(dist, file))),
      path,
    ).toEqual([])
    // The host's Content-Security-Policy is `default-src 'self'`.
    expect(text, path).not.toMatch(/<script(?![^>]* src=)|<style| style="/)
  }
})

test('nothing registers a service worker', async ({ page, context }) => {
  await serveBackend(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(context.serviceWorkers()).toEqual([])
})

test('the ad banner is off, and renders no slot', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Publicitate' })).toHaveCount(0)
  await expect(page.locator('.adsbox')).toHaveCount(0)
})

test('the mock parameter has no effect in production', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/Matematica?mock=student')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Autentificare' })).toBeVisible()
  await expect(page).toHaveURL('./Matematica?mock=student')
})
