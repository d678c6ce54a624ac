import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { budgets } from '../budgets.ts'
import { expectWhole } from '../screen.ts'

const dist = join(import.meta.dirname, '../../dist')

/** The read that the content of a page needs last. */
const data = /getusersdescription|getadbycode/

/** Selectors of the first real content of each page. */
const content = {
  '/': 'a[href*="teacherprofile"]',
  '/Matematica': 'a[href*="teacherprofile"]',
  '/teacherprofile/ae31oi': 'main h1',
}

type Shift = { value: number; places: string[] }
type Resource = { url: string; initiator: string; startedAt: number; loadedAt: number }
type Watched = { contentAt: number; shifts: Shift[] }

/** Makes the page record the time at which its content was rendered, and each layout shift. */
async function watch(page: Page, selector: string): Promise<void> {
  await page.addInitScript(wanted => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return
      Object.assign(window, { contentAt: performance.now() })
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        const places = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent),
        )
        shifts.push({ value: entry.value, places })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, selector)
}

/** Returns what the page has recorded, and the resources that it requested, without the document. */
async function watched(page: Page): Promise<Watched & { resources: Resource[] }> {
  return page.evaluate(() => {
    const { contentAt, shifts } = window as unknown as Watched
    const resources = performance.getEntriesByType('resource').map(entry => ({
      url: entry.name,
      initiator: entry.initiatorType,
      startedAt: entry.startTime,
      loadedAt: entry.responseEnd,
    }))
    return { contentAt, shifts, resources }
  })
}

/** Returns whether a resource is a portrait, or the drawing in a header, which is a mask in a stylesheet. */
const isPicture = ({ url, initiator }: Resource) => initiator === 'img' || url.endsWith('.svg')

function expectNoShift(shifts: Shift[]): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, `layout shift: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(budgets.layoutShift)
}

/**
 * The latency of Slow 4G in ms, as in `npm run bench`. Without latency, files that the content does not need
 * may arrive before it.
 */
const latency = 562

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/**
 * Holds the scripts that are requested once the page's data has arrived until the content is rendered. The content
 * must not need them, and on a slow machine they would arrive before it.
 */
async function holdLaterScripts(page: Page): Promise<void> {
  let hasData = false
  page.on('response', response => {
    hasData ||= data.test(response.url())
  })
  await page.route('**/assets/*.js', async route => {
    if (hasData) await page.waitForFunction(() => 'contentAt' in window)
    await route.continue()
  })
}

/** Visits a page for the first time at a width of the window, with slow data, and expects no layout shift. */
async function expectNoShiftAt(width: number, path: keyof typeof content, page: Page): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await watch(page, content[path])
  await page.goto(path)
  await expectWhole(page)
  expectNoShift((await watched(page)).shifts)
}

/** Visits a page for the first time on Slow 4G, and expects all of its budgets to be kept. */
async function expectWithinBudget(path: keyof typeof content, page: Page): Promise<void> {
  const limits = budgets.pages[path]
  await slowDown(page)
  // Serve shell.html, as docs/hosting.md requires of a host. `vite preview` serves index.html, which names
  // the home page's files.
  if (path.startsWith('/teacherprofile/'))
    await page.route(`**${path}`, route => route.fulfill({ path: join(dist, 'shell.html') }))
  await watch(page, content[path])
  await holdLaterScripts(page)
  const sizes: Promise<[url: string, { type: string; size: number }]>[] = []
  const measure = (response: Response) => {
    const type = response.request().resourceType()
    if (!['script', 'font', 'stylesheet'].includes(type)) return
    const size = response.body().then(body => (type === 'font' ? body.length : gzipSync(body).length))
    sizes.push(size.then(bytes => [response.url(), { type, size: bytes }]))
  }
  page.on('response', measure)
  await page.goto(path)
  await expectWhole(page)
  // The page may close before the body of a later response is read.
  page.off('response', measure)

  const loaded = new Map(await Promise.all(sizes))
  const { contentAt, shifts, resources } = await watched(page)
  const before = resources.filter(one => one.startedAt < contentAt && !isPicture(one))
  const arrived = new Set(before.filter(({ loadedAt }) => loadedAt < contentAt).map(({ url }) => url))
  const early = new Map([...loaded].filter(([url]) => arrived.has(url)))
  const kilobytes = (files: typeof loaded, wanted: string) =>
    [...files.values()].reduce((sum, { type, size }) => sum + (type === wanted ? size : 0), 0) / 1000
  const count = (wanted: string) => [...early.values()].filter(({ type }) => type === wanted).length
  // Plus one for the document.
  const requests = before.length + 1
  console.log(
    `${path}: ${kilobytes(early, 'script').toFixed(1)} kB of JavaScript until the content in ${count('script')} files, ` +
      `${kilobytes(loaded, 'script').toFixed(1)} kB in all, ${requests} requests, ${kilobytes(loaded, 'font').toFixed(1)} kB of fonts`,
  )
  expect.soft(kilobytes(early, 'script'), 'JavaScript until the content').toBeGreaterThan(50)
  expect
    .soft(kilobytes(early, 'script'), 'JavaScript until the content')
    .toBeLessThanOrEqual(limits.untilContent)
  expect.soft(kilobytes(loaded, 'script'), 'JavaScript').toBeLessThanOrEqual(limits.whole)
  expect.soft(requests, 'requests').toBeLessThanOrEqual(limits.requests)
  expect.soft(count('script'), 'scripts').toBeLessThanOrEqual(budgets.files.scripts)
  expect.soft(count('stylesheet'), 'stylesheets').toBeLessThanOrEqual(budgets.files.styles)
  expect.soft(kilobytes(loaded, 'font'), 'fonts').toBeGreaterThan(10)
  expect.soft(kilobytes(loaded, 'font'), 'fonts').toBeLessThanOrEqual(budgets.fonts)
  expectNoShift(shifts)
}

for (const path of Object.keys(budgets.pages) as (keyof typeof content)[]) {
  test(`a first visit to ${path} stays within its budget, and nothing moves while it loads`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // A window of its own, so that nothing is cached.
    const phone = await browser.newPage({ baseURL: baseURL ?? '' })
    for (const one of [page, phone]) await serveBackend(one, { latency })
    await Promise.all([expectWithinBudget(path, page), expectNoShiftAt(390, path, phone)])
    await phone.close()
  })
}

test("nothing moves while a tutor's page loads for a student: parts of it depend on the viewer, who loads last", async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await browser.newPage({ baseURL: baseURL ?? '' })
  for (const one of [page, phone]) await serveBackend(one, { latency: 300, persona: 'student' })
  const path = '/teacherprofile/ae31oi'
  await Promise.all([expectNoShiftAt(1280, path, page), expectNoShiftAt(390, path, phone)])
  await phone.close()
})

test('nothing moves while a list loads for a visitor who has seen a tutor: the row of those is there from the start', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await browser.newPage({ baseURL: baseURL ?? '' })
  for (const one of [page, phone]) {
    await serveBackend(one, { latency: 300 })
    await one.goto('/teacherprofile/ae31oi')
    await expectWhole(one)
  }
  const path = '/Matematica'
  await Promise.all([expectNoShiftAt(1280, path, page), expectNoShiftAt(390, path, phone)])
  for (const one of [page, phone])
    await expect(one.getByRole('heading', { level: 2, name: 'Văzuți recent' })).toBeVisible()
  await phone.close()
})
