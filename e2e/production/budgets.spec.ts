import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { budgets } from '../budgets.ts'
import { expectWhole } from '../screen.ts'

const dist = join(import.meta.dirname, '../../dist')

/** Selectors of the first real content of each page. */
const content = {
  '/': 'a[href*="teacherprofile"]',
  '/Matematica': 'a[href*="teacherprofile"]',
  '/teacherprofile/ae31oi': 'main h1',
}

/** Makes the page record the time at which its content was rendered. */
async function watchContent(page: Page, selector: string): Promise<void> {
  await page.addInitScript(wanted => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return
      Object.assign(window, { contentAt: performance.now() })
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  }, selector)
}

type Resource = { url: string; initiator: string; hasArrived: boolean }

/**
 * Returns the resources requested before the content was rendered, without the document; `hasArrived`: loaded
 * by then.
 */
async function resourcesBeforeContent(page: Page): Promise<Resource[]> {
  return page.evaluate(() => {
    const { contentAt } = window as unknown as { contentAt: number }
    const all = performance.getEntriesByType('resource')
    return all
      .filter(({ startTime }) => startTime < contentAt)
      .map(({ name, initiatorType, responseEnd }) => ({
        url: name,
        initiator: initiatorType,
        hasArrived: responseEnd < contentAt,
      }))
  })
}

/** A portrait, or the drawing in a header, which is a mask in a stylesheet. */
const isPicture = ({ url, initiator }: Resource) => initiator === 'img' || url.endsWith('.svg')

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

for (const [path, limits] of Object.entries(budgets.pages)) {
  test(`a first visit to ${path} stays within its budget`, async ({ page }) => {
    await serveBackend(page, { latency })
    await slowDown(page)
    // Serve shell.html, as docs/hosting.md requires of a host. `vite preview` serves index.html, which names
    // the home page's files.
    if (path.startsWith('/teacherprofile/'))
      await page.route(`**${path}`, route => route.fulfill({ path: join(dist, 'shell.html') }))
    await watchContent(page, content[path as keyof typeof content])
    const sizes: Promise<[url: string, { type: string; size: number }]>[] = []
    page.on('response', response => {
      const type = response.request().resourceType()
      if (!['script', 'font', 'stylesheet'].includes(type)) return
      const size = response.body().then(body => (type === 'font' ? body.length : gzipSync(body).length))
      sizes.push(size.then(bytes => [response.url(), { type, size: bytes }]))
    })
    await page.goto(path)
    await expectWhole(page)

    const loaded = new Map(await Promise.all(sizes))
    const before = (await resourcesBeforeContent(page)).filter(resource => !isPicture(resource))
    const arrived = new Set(before.filter(({ hasArrived }) => hasArrived).map(({ url }) => url))
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
    expect(kilobytes(early, 'script')).toBeGreaterThan(50)
    expect(kilobytes(early, 'script')).toBeLessThanOrEqual(limits.untilContent)
    expect(kilobytes(loaded, 'script')).toBeLessThanOrEqual(limits.whole)
    expect(requests).toBeLessThanOrEqual(limits.requests)
    expect(count('script')).toBeLessThanOrEqual(budgets.files.scripts)
    expect(count('stylesheet')).toBeLessThanOrEqual(budgets.files.styles)
    expect(kilobytes(loaded, 'font')).toBeGreaterThan(10)
    expect(kilobytes(loaded, 'font')).toBeLessThanOrEqual(budgets.fonts)
  })
}

/**
 * The visits to measure. A tutor's page is measured for a student too: parts of it depend on the viewer, who
 * loads last.
 */
const visits = [
  ...Object.keys(budgets.pages).map(path => [path, 'visitor'] as const),
  ['/teacherprofile/ae31oi', 'student'],
] as const

for (const [path, persona] of visits) {
  for (const width of [390, 1280]) {
    test(`${path} loads without layout shift for the ${persona} at ${width} px`, async ({ page }) => {
      await serveBackend(page, { latency: 300, persona })
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts: unknown[] = []
        Object.assign(window, { shifts })
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
      })
      await page.goto(path)
      await expectWhole(page)
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; places: string[] }[] }).shifts,
      )
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(budgets.layoutShift)
    })
  }
}
