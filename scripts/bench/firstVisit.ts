import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** The global variable of the page that `observe` sets. */
declare const seen: Seen

const runs = 5

/** The measured pages, with a selector for the first real content and, on the home page, one for a picker. */
const pages = [
  { path: '/', content: 'a[href*="teacherprofile"]', picker: 'input[role=combobox]' },
  { path: '/Matematica', content: 'a[href*="teacherprofile"]' },
  { path: '/teacherprofile/ae31oi', content: 'main h1' },
]

type Visit = {
  paint: number
  largestPaint: number
  content: number
  picker: number
  requests: number
  scripts: number
  allScripts: number
  shift: number
}

/**
 * Measures the first visit on a slow phone, with an empty cache.
 * Prints medians in ms of the first paint, the largest paint, the first real content and, on the home page,
 * the first key press that makes a picker show options. Then prints requests and gzipped JavaScript (kB) until
 * the content, all JavaScript, and the layout shift.
 */
export async function measureFirstVisits(browser: Browser, origin: string): Promise<void> {
  console.log(`First visit, Slow 4G and a CPU ${cpuSlowdown} times slower, medians of ${runs}`)
  for (const page of pages) {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin, page))
    const median = (name: keyof Visit) => shareOf(visits.map(one => one[name]))(0.5)
    const ms = (name: keyof Visit) => `${Math.round(median(name))} ms`
    const kB = (name: keyof Visit) => `${(median(name) / 1000).toFixed(1)} kB`
    console.log(page.path)
    console.log(`  first paint ${ms('paint')}, largest ${ms('largestPaint')}, content ${ms('content')}`)
    if (page.picker) console.log(`  picker offers options ${ms('picker')}`)
    console.log(
      `  until the content ${median('requests')} requests and ${kB('scripts')} of JavaScript, in all ${kB('allScripts')}`,
    )
    console.log(`  layout shift ${median('shift').toFixed(3)}`)
  }
}

/** Returns the quantile function of the values: 0.5 gives the median, 1 the maximum. */
export function shareOf(values: number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b)
  return share => sorted[Math.ceil(share * (sorted.length - 1))] ?? 0
}

/** Gives the page a slow network and a slow CPU from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

async function visit(
  browser: Browser,
  origin: string,
  { path, content, picker }: (typeof pages)[number],
): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(observe, content)

    const counted = { requests: 0, scripts: 0, isSeen: false }
    const scripts: Promise<number>[] = []
    page.on('request', () => (counted.requests += counted.isSeen ? 0 : 1))
    page.on('response', response => {
      if (!response.url().endsWith('.js')) return
      // The body of a script that arrives while the page closes cannot be read.
      const size = response.body().then(
        body => gzipSync(body).length,
        () => 0,
      )
      scripts.push(size)
      if (!counted.isSeen) void size.then(bytes => (counted.scripts += bytes))
    })

    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => seen.content > 0, undefined, { timeout: 60_000 })
    counted.isSeen = true
    const pickerTime = picker ? await typeInto(page, picker) : 0
    await page.waitForLoadState('load')
    // Wait for the prefetched code of the next pages, too.
    await page.waitForTimeout(2500)
    const sizes = await Promise.all(scripts)
    const times = await page.evaluate(() => ({
      ...seen,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    return {
      ...times,
      picker: pickerTime,
      requests: counted.requests,
      scripts: counted.scripts,
      allScripts: sizes.reduce((sum, size) => sum + size, 0),
    }
  } finally {
    await context.close()
  }
}

/**
 * Types a letter repeatedly until the picker shows options. Returns the milliseconds since the
 * navigation.
 */
async function typeInto(page: Page, picker: string): Promise<number> {
  const field = page.locator(picker).first()
  for (;;) {
    await field.click()
    await field.pressSequentially('m')
    const option = page.getByRole('option').first()
    await option.waitFor({ timeout: 700 }).catch(() => {})
    if (await option.isVisible()) return page.evaluate(() => performance.now())
    await field.fill('')
  }
}

/** What `observe` has recorded so far, in ms since the navigation; `content` is 0 until it is seen. */
type Seen = { content: number; largestPaint: number; shift: number }

/** Records paints, layout shifts and the first content. Runs in the page, before the page's own
 * scripts, and sets the global variable `seen`. */
function observe(content: string) {
  const found: Seen = { content: 0, largestPaint: 0, shift: 0 }
  Object.assign(globalThis, { seen: found })
  new PerformanceObserver(list => {
    found.largestPaint = list.getEntries().at(-1)?.startTime ?? found.largestPaint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) found.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector(content)?.checkVisibility())
      requestAnimationFrame(() => setTimeout(() => (found.content = performance.now())))
    else setTimeout(look, 16)
  }
  look()
}

/**
 * A phone on Chrome's "Slow 4G", with applied instead of simulated throttling: 562.5 ms per request, 1.51 Mbit/s, a CPU
 * four times slower.
 */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ro-RO',
}
const network = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 88_474 }
export const cpuSlowdown = 4
