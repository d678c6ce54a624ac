import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { holdScripts } from '../heldScripts.ts'
import { expectSettled } from '../screen.ts'
import { failedCalls, test } from '../test.ts'

/** Every page whose HTML is rendered by the build, with the heading that it holds. */
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

/** Marks the first frame's elements, so that one can tell whether React has taken them over or thrown them away. */
async function markFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('header')?.setAttribute('data-marked', '')
      document.querySelector('main h1')?.setAttribute('data-marked', '')
    })
  })
}

// A mismatch is logged as an error (main.tsx), and a console error fails the journey.
for (const [path, title] of pages) {
  test(`${path}: the HTML holds the first frame, and React takes it over`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`>${title}</h1>`)
    expect(html).toMatch(/<title[^>]*>[^<]{5,}<\/title>/)
    expect(html).toMatch(/<meta [^>]*name="description" content="[^"]{40,}"/)
    // What a host's policy would refuse.
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

test('whoever has scrolled the first frame stays there when React takes it over', async ({ page }) => {
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

test('a first frame is taken over whatever the query and the slash at the end', async ({ page }) => {
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

test('a first frame is the same for who is logged in, until it is known', async ({ page }) => {
  await serveBackend(page, { persona: 'student', latency: 300 })
  await markFrame(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('button', { name: /Ioana Dumitrescu/ })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(heading(page)).toHaveAttribute('data-marked', '')
})

test('a chosen theme is there before the first paint', async ({ page }) => {
  await serveBackend(page)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  // The app's own scripts never come: what is seen is the HTML and the early script.
  await page.route(/\/assets\/(base|app)-/, () => {})
  await page.goto('/Matematica', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Meditatii Matematica')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a picker that is typed into while its code is still loading keeps the text and finds', async ({
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

test('Back from another document shows the page with its cards', async ({ page }) => {
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
    test(`${path} shows its content and links that lead on`, async ({ page }) => {
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      await expect(page.locator('.noScript')).toBeVisible()
      await expect(page.locator('.noScript')).toHaveText(/^Pentru a folosi acest site, activați JavaScript/)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
      await expect(heading(page)).toHaveText('Contact')
    })
  }

  test('the login can be reached', async ({ page }) => {
    await page.goto('/Matematica')
    const login = page.getByRole('banner').getByRole('link', { name: 'Autentificare' })
    await expect(login).toBeVisible()
    await expect(login).toHaveAttribute('href', '/Account/Login?returnUrl=%2FMatematica')
  })
})

test.describe('when a script cannot be had', () => {
  test.use({ allowedErrors: failedCalls })

  test('of the app: the page stays, says so, and can be loaded again', async ({ page }) => {
    await serveBackend(page)
    await page.route(/\/assets\/base-/, route => route.abort())
    await page.goto('/Matematica')
    await expect(page.getByRole('alert')).toContainText('Pagina nu s-a încărcat complet.')
    await expect(heading(page)).toHaveText('Meditatii Matematica')

    await page.unroute(/\/assets\/base-/)
    await page.getByRole('link', { name: 'Reîncarcă pagina' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('of the page: the error page offers to try again', async ({ page }) => {
    await serveBackend(page)
    await page.route(/\/assets\/tutors-/, route => route.abort())
    await page.goto('/Matematica')
    await expect(heading(page)).toHaveText('Nu ne putem conecta la server')

    await page.unroute(/\/assets\/tutors-/)
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
