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

test('the build has the scripts of the app, and no traces of the mocks', () => {
  const scripts = texts.filter(({ path }) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.some(({ text }) => text.includes('/api/users/getusersdescription'))).toBe(true)
  const found = texts.flatMap(({ path, text }) =>
    mockTraces.filter(trace => text.includes(trace)).map(trace => `${trace} in ${path}`),
  )
  expect(found).toEqual([])
})

test('every HTML file is Romanian, names only existing files of the build, and has no inline script or style', () => {
  const documents = texts.filter(({ path }) => path.endsWith('.html'))
  expect(documents.map(({ path }) => relative(dist, path))).toEqual(
    expect.arrayContaining(['index.html', 'shell.html', 'Limba engleza.html']),
  )
  for (const { path, text } of documents) {
    expect(text, path).toMatch(/<html [^>]*lang="ro"/)
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

test('without its setting the build contains nothing of the accessibility statement', () => {
  expect(texts.filter(({ text }) => /accesibilit/i.test(text)).map(({ path }) => path)).toEqual([])
})

test('robots.txt closes the pages that need a session, but no subject whose name begins like one of them', () => {
  const lines = readFileSync(join(dist, 'robots.txt'), 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /u$', 'Disallow: /u/', 'Disallow: /payment/']))
  expect(lines).not.toContain('Disallow: /u')
})

test('the app registers no service worker, renders no ads, and ignores the parameter of the mocks', async ({
  page,
  context,
}) => {
  await serveBackend(page)
  await page.goto('/Matematica?mock=student')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ro')
  await expect.soft(page.getByRole('banner').getByRole('link', { name: 'Autentificare' })).toBeVisible()
  await expect.soft(page).toHaveURL('./Matematica?mock=student')
  await expect.soft(page.getByRole('complementary', { name: 'Publicitate' })).toHaveCount(0)
  await expect.soft(page.locator('.adsbox')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(context.serviceWorkers()).toEqual([])
})
