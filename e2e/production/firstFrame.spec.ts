import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { holdScripts } from '../heldScripts.ts'
import { expectSettled } from '../screen.ts'
import { failedCalls, test } from '../test.ts'

/** The pages whose HTML the build renders, each with its heading. */
const pages = [
  ['/', 'Găsiți profesorul care vi se potrivește'],
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

const noScript = /^Pentru a folosi acest site, activați JavaScript/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const heading2 = (page: Page) => page.getByRole('heading', { level: 2 })

test('the first frame of a subject requests only its own drawing', async ({ page }) => {
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

test('a first frame is hydrated before a signed-in viewer has loaded, and is shown again after Back', async ({
  page,
}) => {
  await serveBackend(page, { persona: 'student', latency: 300 })
  // The mark is lost if React replaces the heading instead of hydrating it.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.setAttribute('data-marked', '')
    })
  })
  await page.goto('/Matematica')
  const account = page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })
  await expect(account).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(heading(page)).toHaveAttribute('data-marked', '')

  await test.step('the account menu has no sign-out, because the build has no address for it', async () => {
    await account.click()
    await expect(page.getByRole('link', { name: 'Profilul meu' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ieșire' })).toHaveCount(0)
  })

  await page.goto('/robots.txt')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(10)
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each page shows its content, has a title and a description, and its links work', async ({ page }) => {
    for (const [path, title] of pages) {
      await page.goto(path)
      await expect.soft(heading(page), path).toHaveText(title)
      await expect.soft(page.locator('.noScript'), path).toBeVisible()
      await expect.soft(page.locator('.noScript'), path).toHaveText(noScript)
      await expect.soft(page, path).toHaveTitle(/.{5,}/)
      await expect.soft(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /.{40,}/)
      const login = page.getByRole('banner').getByRole('link', { name: 'Autentificare' })
      await expect.soft(login, path).toBeVisible()
      const returnUrl = encodeURIComponent(path)
      await expect.soft(login, path).toHaveAttribute('href', `/Account/Login?returnUrl=${returnUrl}`)
      const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
      await expect.soft(contact, path).toHaveAttribute('href', '/Contact')
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(heading(page)).toHaveText('Contact')
  })
})

test.describe('when a script fails to load', () => {
  test.use({ allowedErrors: failedCalls })

  test('the page offers a reload, which works', async ({ page }) => {
    await serveBackend(page)
    const article = page.getByRole('article').first()
    await test.step('a script of the app: the first frame stays, with an alert that offers a reload', async () => {
      await page.route(/\/assets\/base-/, route => route.abort())
      await page.goto('/Matematica')
      await expect(page.getByRole('alert')).toContainText('Pagina nu s-a încărcat complet.')
      await expect(heading(page)).toHaveText('Meditatii Matematica')
      await page.unroute(/\/assets\/base-/)
      await page.getByRole('link', { name: 'Reîncarcă pagina' }).click()
      await expect(article).toBeVisible()
    })
    await test.step('a script of a page: the error page offers a reload', async () => {
      await page.route(/\/assets\/tutors-/, route => route.abort())
      await page.goto('/Matematica')
      await expect(heading(page)).toHaveText('O parte a site-ului nu s-a încărcat')
      await page.unroute(/\/assets\/tutors-/)
      await page.getByRole('button', { name: 'Reîncarcă pagina' }).click()
      await expect(article).toBeVisible()
    })
  })
})

test('the first frame of the appointments is a skeleton of the lessons, where the lessons will appear', async ({
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
  // The first is the banner of a lesson that can be joined, which has an edge of its own.
  const row = page.getByRole('article').nth(1)
  await expect(row).toBeVisible()
  const after = await row.boundingBox()
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
})
