import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createMockServer } from '#mocks/server.ts'
import { listen } from '#scripts/listen.ts'
import { writeSnapshot } from '#scripts/snapshot/writeSnapshot.ts'
import { recordCalls } from '../calls.ts'
import { expectPainted, holdScripts, paintedText, recordPaintedText } from '../heldScripts.ts'
import { expectSettled } from '../screen.ts'
import { failedCalls, test as base } from '../test.ts'

const dist = join(import.meta.dirname, '../../dist')

/** The production build with a snapshot (scripts/journeyBuilds.ts), on a server with the mocked back end. */
const test = base.extend<object, { snapshotServer: string }>({
  snapshotServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const { url, stop } = await listen(createMockServer({ staticFolder: `${dist}-hosted`, latency: 0 }))
      await provide(url)
      stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ snapshotServer }, provide) => provide(snapshotServer),
})

const price = (page: Page) => page.getByRole('article').first().locator('[data-price]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tutor = '/teacherprofile/ae31oi'

/** Marks what the HTML has, before any script of the app runs: the marks are lost if React replaces an element. */
const markHtml = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('main h1, main article, main section'))
        element.setAttribute('data-marked', '')
    })
  })

test('a page with its data is hydrated completely, and a visitor sends only calls that count a view or complete a list', async ({
  context,
}) => {
  await markHtml(context)
  const profile = 'GET /api/users/GetCurrentProfile'
  const cities = 'GET /api/users/GetCities'
  const visited = []
  for (const [path, expected] of [
    ['/', [cities, profile]],
    ['/Matematica', [cities, profile]],
    ['/Matematica?utm_source=x&city=x&page=1', [cities, profile]],
    ['/teacher', [cities, profile]],
    ['/solicitare-de-meditatii', [profile]],
    [
      tutor,
      ['GET /api/users/AdView?adCode=ae31oi', profile, 'GET /api/users/getNrOfViewsForAd?adCode=ae31oi'],
    ],
  ] as const) {
    const tab = await context.newPage()
    const recorded = recordCalls(tab)
    const calls = () => recorded().filter(call => !/getavailabilityforday/.test(call))
    await tab.goto(path)
    await expectSettled(tab)
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Autentificare' })).toBeVisible()
    // The cities are read once the browser is idle.
    await expect.poll(calls, path).toEqual(expected)
    visited.push({ tab, path, expected, calls })
  }
  // While the later tabs loaded, the earlier tabs had time to send an extra call, or to render again.
  await visited.at(-1)?.tab.waitForLoadState('networkidle')
  for (const { tab, path, expected, calls } of visited) {
    expect.soft(calls(), path).toEqual(expected)
    const marks = await tab.evaluate(() => {
      const elements = [...document.querySelectorAll('main h1, main article, main section')]
      // The browser keeps the ads seen last; the HTML cannot have them.
      const inHtml = elements.filter(element => !element.closest('[data-kept]'))
      return inHtml.map(element => element.hasAttribute('data-marked'))
    })
    expect.soft(marks, path).toContain(true)
    expect.soft(marks, `${path}: hydrated, not rendered again`).not.toContain(false)
  }
})

test('a signed-in viewer gets current names and actions, and the cards keep their places', async ({
  page,
}) => {
  await page.goto('/Account/Login?persona=student&returnUrl=/Matematica')
  const html = await (await page.request.get('/Matematica')).text()
  const before = [...html.matchAll(/href="\/teacherprofile\/[^"]+"[^>]*>([^<]+)</g)].map(
    ([, name]) => name ?? '',
  )
  await page.goto('/Matematica')
  const names = page.getByRole('article').getByRole('heading')
  await expect(page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })).toBeVisible()
  await expect(names.first()).not.toHaveText(before[0] ?? '')
  const after = await names.allTextContents()
  expect(before).toHaveLength(10)
  expect(after.map(name => name.split(' ')[0])).toEqual(before.map(name => name.split(' ')[0]))
  await page.getByRole('button', { name: 'Trimite mesaj' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test("a tutor's page shows a visitor's actions before the profile arrives, but not to a viewer who was signed in last", async ({
  page,
}) => {
  let profile = Promise.withResolvers<void>()
  await page.route(/GetCurrentProfile/, async route => {
    await profile.promise
    await route.continue()
  })
  async function visitWithoutProfile() {
    profile = Promise.withResolvers()
    await page.goto(`${tutor}?book=2026-11-20T10`)
    await expect(page.locator('main [data-pending]')).toHaveCount(1)
  }
  const login = page.getByRole('main').getByRole('link', { name: 'Autentificare' })
  const message = page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Trimite mesaj' })

  await visitWithoutProfile()
  await expect(login).toHaveAttribute('href', /returnUrl=%2Fteacherprofile%2Fae31oi/)
  profile.resolve()
  await page.goto(`/Account/Login?persona=student&returnUrl=${tutor}`)
  await expect(message).toBeVisible()
  // The app stores it after the paint.
  await page.waitForFunction(() => localStorage.getItem('viewer') === 's3d8q1')
  await visitWithoutProfile()
  await expect(login).toBeHidden()
  profile.resolve()
  await expect(message).toBeVisible()
})

test('with filters in the address the heading is shown at once, then the filtered list, but never the list of the snapshot', async ({
  page,
}) => {
  await recordPaintedText(page)
  const scripts = await holdScripts(page)
  const calls = recordCalls(page)
  const articles = page.getByRole('article')
  const cardTexts = () => page.locator('main article h2, main article > p').allTextContents()
  for (const [address, title, read] of [
    ['/solicitare-de-meditatii?page=2', 'Solicitări de meditații', /GetRequests.*page=2/],
    ['/teacher?page=2&utm_source=x', 'Ultimele anunturi', /getusersdescription.*page=2/],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' })
    await scripts.release(/early/)
    await expectPainted(page)
    await expect(heading(page)).toBeVisible()
    await expect(heading(page)).toHaveText(title)
    const prepared = await cardTexts()
    await expect(articles).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect.poll(() => calls().join()).toMatch(read)

    await scripts.release(/./)
    await expect(page.locator('main [aria-current="page"]')).toHaveText('2')
    await expect(articles).toHaveCount(10)
    const shown = await cardTexts()
    const others = prepared.filter(text => !shown.includes(text))
    expect(others, address).not.toEqual([])
    const paintedOf = async (texts: string[]) => {
      const painted = await paintedText(page)
      return texts.filter(text => painted.includes(text))
    }
    // The cards are in the document before they are painted.
    await expect.poll(() => paintedOf(shown), address).not.toEqual([])
    expect(await paintedOf(others), address).toEqual([])
    scripts.hold()
  }
})

test('a search for a city before the scripts have loaded runs once they have loaded', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/Matematica', { waitUntil: 'commit' })
  await scripts.release(/early/)
  const search = page.getByRole('searchbox', { name: 'Caută un oraș' })
  await search.fill('Cluj')
  await scripts.release(/./)
  await expect(
    page.getByRole('complementary').getByRole('link', { name: 'București', exact: true }),
  ).toHaveCount(0)
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Cluj-Napoca' })).toBeVisible()
  await expect(search).toHaveValue('Cluj')
})

test('prices that are too old are hidden until they have been refetched; each then changes in its place', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 25 * 3_600_000 })
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/getusersdescription/, async route => {
    const response = await route.fetch()
    const list = (await response.json()) as { Entities: object[] }
    const Entities = list.Entities.map(row => ({ ...row, Price: 987 })).toReversed()
    await released
    await route.fulfill({ json: { ...list, Entities } })
  })
  await page.goto('/Matematica')
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  await expect(price(page)).toBeHidden()
  await page.clock.runFor(10_000)
  resolve()
  await expect(page.locator('html[data-expired]')).toHaveCount(0)
  await expect(price(page)).toContainText('987')
  // The list is too old to keep its order.
  await expect(page.getByRole('article').last().getByRole('heading')).toHaveText(first ?? '')
})

test.describe('when the server has changed since', () => {
  test.use({ allowedErrors: failedCalls })

  test('a removed ad leads to the not-found page, and a failed read keeps the page with a note', async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + 2 * 3_600_000 })
    await page.route(/getadbycode/, route => route.fulfill({ json: null }))
    await page.goto(tutor)
    await expect(heading(page)).toHaveText(/Meditatii/)
    await page.clock.runFor(10_000)
    await expect(heading(page)).toHaveText('Pagina nu a fost găsită')

    await page.unroute(/getadbycode/)
    await page.route(/getadbycode/, route => route.fulfill({ status: 500 }))
    await page.goto(tutor)
    await page.clock.runFor(10_000)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(heading(page)).toHaveText(/Meditatii/)
  })
})

test('hostile names, texts and reviews are text in the HTML, in its structured data and in its embedded data', async ({
  page,
}) => {
  const hostile = `"'><img src=x onerror=alert(1)></script><script>alert(2)</script><!-- ]]>\u2028 &amp; ${'ș'.repeat(20)}`
  const teacher = {
    UserCode: 'u1',
    FirstName: hostile,
    LastName: hostile,
    Presentation: hostile,
    Cities: [],
    Rating: 9,
  }
  const ad = {
    Code: 'hostile1',
    Price: 50,
    Description: hostile,
    Category: { Id: 1, Name: hostile },
    Teacher: teacher,
  }
  const answers: Record<string, unknown> = {
    '/api/users/getusersdescription': { TotalRows: 1, Entities: [ad] },
    '/api/users/getadbycode': ad,
    '/api/teacherrating/getallratingforteacher': [
      { Rating: '9', RatingText: hostile, Student: { FirstName: hostile } },
    ],
    '/api/users/GetSuggestedUsers': { TotalRows: 1, Entities: [{ ...teacher, Code: 'other' }] },
  }
  const server = createServer((request, response) => {
    const json = answers[request.url?.split('?')[0] ?? ''] ?? null
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(json))
  })
  const { url, stop } = await listen(server)
  const out = join(mkdtempSync(join(tmpdir(), 'hostile-')), 'dist')
  mkdirSync(out)
  copyFileSync(join(dist, 'shell.html'), join(out, 'shell.html'))
  const options = {
    from: new URL(url),
    out,
    build: dist,
    pages: ['tutor'],
    rate: 1000,
    limit: 5,
    freshFor: 10,
    maxAge: 24,
  } as const
  const { written, problems } = await writeSnapshot(options)
  stop()
  expect({ written, problems }).toEqual({ written: 1, problems: [] })

  let dialogs = 0
  page.on('dialog', dialog => {
    dialogs += 1
    void dialog.dismiss()
  })
  await page.route('**/teacherprofile/hostile1', route =>
    route.fulfill({ path: join(out, 'teacherprofile/hostile1.html'), contentType: 'text/html' }),
  )
  await page.goto('/teacherprofile/hostile1')
  await expectSettled(page)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(await page.locator('main h1').textContent()).toContain('<img src=x')
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents())
    expect(JSON.stringify(JSON.parse(text))).toContain('</script>')
  expect(dialogs).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  /** The fields that Google requires for each type, and further fields that this site promises. */
  const required: Record<string, string[]> = {
    BreadcrumbList: ['itemListElement.0.name', 'itemListElement.0.item', 'itemListElement.1.name'],
    ItemList: ['itemListElement.0.position', 'itemListElement.0.url', 'url'],
    Service: [
      'name',
      'provider.name',
      'offers.price',
      'offers.priceCurrency',
      'aggregateRating.ratingValue',
      'aggregateRating.ratingCount',
      'url',
    ],
  }

  test('each page shows its content, describes itself to search engines, and has working links', async ({
    page,
    request,
  }) => {
    for (const [path, title, types] of [
      ['/', 'Găsiți profesorul care vi se potrivește', ['WebSite']],
      ['/Matematica', 'Meditatii Matematica', ['BreadcrumbList', 'ItemList']],
      ['/teacher', 'Ultimele anunturi', ['ItemList']],
      ['/solicitare-de-meditatii', 'Solicitări de meditații', ['BreadcrumbList']],
      [tutor, 'Meditatii Matematica', ['BreadcrumbList', 'Service']],
    ] as const) {
      await page.goto(path)
      await expect.soft(heading(page), path).toHaveText(title)
      await expect.soft(page, path).toHaveTitle(/.{5,}/)
      const canonical = page.locator('link[rel="canonical"]')
      await expect.soft(canonical, path).toHaveAttribute('href', new RegExp(`^http://[^/]+${path}$`))
      await expect
        .soft(page.locator('.noScript').last(), path)
        .toHaveText(/^Prețurile sunt cele din \d+ \S+ \d{4}\.$/)
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const data = scripts.map(text => JSON.parse(text) as Record<string, unknown>)
      expect
        .soft(
          data.map(one => String(one['@type'])).toSorted((a, b) => a.localeCompare(b)),
          path,
        )
        .toEqual(types)
      for (const one of data)
        for (const field of required[String(one['@type'])] ?? [])
          expect.soft(one, `${path} ${String(one['@type'])}`).toHaveProperty(field)
    }
    await expect(page.locator('[data-price]').first()).toHaveText(/\d+ \/ 1 oră$/)
    await expect(page.locator('section:has(#recenzii) time').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Autentificare' })).toHaveAttribute(
      'href',
      '/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi',
    )
    await page.goto('/Matematica')
    await expect(price(page)).toBeVisible()
    const hrefs = await page
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(hrefs).toHaveLength(10)
    for (const href of hrefs) expect.soft((await request.get(href ?? '')).status(), href ?? '').toBe(200)
  })
})
