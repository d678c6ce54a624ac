import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { holdScripts } from '../heldScripts.ts'
import { expectSettled } from '../screen.ts'
import { failedCalls, test } from '../test.ts'

/** The pages whose HTML the build renders, each with its heading. */
const pages = [
  ['/', 'Găsiți profesorul potrivit pentru copilul dvs.'],
  ['/teacher', 'Ultimele anunturi'],
  ['/solicitare-de-meditatii', 'Solicitări de meditații'],
  ['/abonamente', 'Abonament pentru profesori'],
  ['/Contact', 'Contact'],
  ['/CumFunctioneaza', 'Cum funcționează'],
  ['/termeni-si-conditii', 'Termeni și condiții'],
  ['/Informatica', 'Meditatii Informatica'],
  ['/Matematica', 'Meditatii Matematica'],
  ['/Limba%20engleza', 'Meditatii Limba engleza'],
  ['/Limba%20romana', 'Meditatii Limba romana'],
  ['/biologie', 'Meditatii biologie'],
] as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const heading2 = (page: Page) => page.getByRole('heading', { level: 2 })

/**
 * Marks elements of the first frame. The marks are lost if React replaces the elements instead of hydrating
 * them.
 */
async function markFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('header')?.setAttribute('data-marked', '')
      document.querySelector('main h1')?.setAttribute('data-marked', '')
    })
  })
}

// main.tsx logs a hydration mismatch as an error, and a console error fails the journey.
for (const [path, title] of pages) {
  test(`${path} has the first frame in its HTML, and React hydrates it`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`>${title}</h1>`)
    expect(html).toMatch(/<title[^>]*>[^<]{5,}<\/title>/)
    expect(html).toMatch(/<meta [^>]*name="description" content="[^"]{40,}"/)
    // The host's Content-Security-Policy would block these.
    expect(html).not.toMatch(/ style="|<style|<script(?![^>]* src=)[^>]*>/)

    await serveBackend(page)
    await markFrame(page)
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    await expectSettled(page)
    await expect(page.getByRole('banner')).toHaveAttribute('data-marked', '')
    await expect(heading(page)).toHaveAttribute('data-marked', '')
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  })
}

test('the first frame of a subject asks for its own drawing only', async ({ page }) => {
  await serveBackend(page)
  const scripts = await holdScripts(page)
  const drawing = page.waitForRequest(/\/assets\/.*\.svg$/)
  const asked: string[] = []
  page.on('request', request => {
    if (/\/assets\/.*\.svg$/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/biologie', { waitUntil: 'commit' })
  await scripts.release(/early/)
  await drawing
  await scripts.release(/./)
  await expect(heading(page)).toHaveText('Meditatii biologie')
  await expectSettled(page)
  expect(asked).toEqual([expect.stringContaining('/assets/sciences-')])
})

test('hydration keeps the position to which the user has scrolled the first frame', async ({ page }) => {
  await serveBackend(page)
  const scripts = await holdScripts(page)
  await page.goto('/termeni-si-conditii', { waitUntil: 'commit' })
  await scripts.release(/early/)
  const section = heading2(page).nth(5)
  await section.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(200)
  await scripts.release(/./)
  await expect(page.getByRole('contentinfo').getByRole('radio').first()).toBeVisible()
  await expectSettled(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

test('a first frame is hydrated with any query and with a trailing slash', async ({ page }) => {
  await serveBackend(page)
  for (const address of [
    '/Matematica/?city=1&cycle=6',
    '/teacher?city=-1&order=3&page=2',
    '/solicitare-de-meditatii?subject=limba',
  ]) {
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await expectSettled(page)
    const login = page.getByRole('banner').getByRole('link', { name: 'Autentificare' })
    await expect(login).toHaveAttribute('href', `/Account/Login?returnUrl=${encodeURIComponent(address)}`)
  }
  await expect(page.getByRole('textbox', { name: 'Materie' })).toHaveValue('limba')
})

test('a first frame is hydrated for a signed-in user too, before the viewer has loaded', async ({ page }) => {
  await serveBackend(page, { persona: 'student', latency: 300 })
  await markFrame(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('button', { name: /Ioana Dumitrescu/ })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(heading(page)).toHaveAttribute('data-marked', '')
})

test('the chosen theme is applied before the app’s scripts have loaded', async ({ page }) => {
  await serveBackend(page)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  // Block the app's own scripts: only the HTML and the early script are left.
  await page.route(/\/assets\/(base|app)-/, () => {})
  await page.goto('/Matematica', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Meditatii Matematica')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a picker keeps text that is typed while its control is loading, and then shows the options', async ({
  page,
}) => {
  await serveBackend(page)
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/ComboboxControl/, async route => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const picker = page.getByRole('combobox', { name: 'Materie' })
  await picker.pressSequentially('chim')
  resolve()
  await expect(page.getByRole('option', { name: 'Chimie' })).toBeVisible()
  await expect(picker).toHaveValue('chim')
  await expect(picker).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker).toHaveValue('Chimie')
})

test('Back from another document shows the list with its cards', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of pages) {
    test(`${path} shows its content, and its links work`, async ({ page }) => {
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      await expect(page.locator('.noScript')).toBeVisible()
      await expect(page.locator('.noScript')).toHaveText(/^Pentru a folosi acest site, activați JavaScript/)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
      await expect(heading(page)).toHaveText('Contact')
    })
  }

  test('the header links to login', async ({ page }) => {
    await page.goto('/Matematica')
    const login = page.getByRole('banner').getByRole('link', { name: 'Autentificare' })
    await expect(login).toBeVisible()
    await expect(login).toHaveAttribute('href', '/Account/Login?returnUrl=%2FMatematica')
  })
})

test.describe('when a script fails to load', () => {
  test.use({ allowedErrors: failedCalls })

  test('a script of the app: the first frame stays, with an alert that offers a reload', async ({ page }) => {
    await serveBackend(page)
    await page.route(/\/assets\/base-/, route => route.abort())
    await page.goto('/Matematica')
    await expect(page.getByRole('alert')).toContainText('Pagina nu s-a încărcat complet.')
    await expect(heading(page)).toHaveText('Meditatii Matematica')

    await page.unroute(/\/assets\/base-/)
    await page.getByRole('link', { name: 'Reîncarcă pagina' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a script of a page: the error page offers a retry, which works', async ({ page }) => {
    await serveBackend(page)
    await page.route(/\/assets\/tutors-/, route => route.abort())
    await page.goto('/Matematica')
    await expect(heading(page)).toHaveText('Nu ne putem conecta la server')

    await page.unroute(/\/assets\/tutors-/)
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('the first frame of the appointments is a skeleton of the lessons, in the place where they come', async ({
  page,
}) => {
  await serveBackend(page, { persona: 'student' })
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/getactiveappoitments/, async route => {
    await released
    await route.fallback()
  })
  await page.goto('/u/appoitments')
  const skeleton = page.getByRole('status', { name: 'Se încarcă programările…' })
  const before = await skeleton.locator('> *').first().boundingBox()
  await expect(page.getByText('Se încarcă…', { exact: true })).toBeHidden()
  resolve()
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const after = await card.boundingBox()
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
})
