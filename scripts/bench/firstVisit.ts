import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** The global variable of the page that `observe` sets. */
declare const seen: Seen

const runs = 5

/** The measured pages, with a selector for the first real content. */
const pages = [
  { path: '/', content: 'a[href*="teacherprofile"]' },
  { path: '/Matematica', content: 'a[href*="teacherprofile"]' },
  { path: '/teacherprofile/ae31oi', content: 'main h1' },
]

type Visit = { paint: number; largestPaint: number; content: number }

/**
 * Measures the first visit on a slow phone, with an empty cache. Prints medians in ms of the first paint, the largest paint and the
 * first real content. Bytes, requests and layout shift have a limit in e2e/budgets.ts.
 */
export async function measureFirstVisits(browser: Browser, origin: string): Promise<void> {
  console.log(`First visit, Slow 4G and a CPU ${cpuSlowdown} times slower, medians of ${runs}`)
  for (const page of pages) {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin, page))
    const ms = (name: keyof Visit) => `${Math.round(shareOf(visits.map(one => one[name]))(0.5))} ms`
    console.log(page.path)
    console.log(`  first paint ${ms('paint')}, largest ${ms('largestPaint')}, content ${ms('content')}`)
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
  { path, content }: (typeof pages)[number],
): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(observe, content)
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => seen.content > 0, undefined, { timeout: 60_000 })
    await page.waitForLoadState('load')
    // The largest picture may be painted after the content.
    await page.waitForTimeout(2500)
    return await page.evaluate(() => ({
      ...seen,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
  } finally {
    await context.close()
  }
}

/** What `observe` has recorded so far, in ms since the navigation; `content` is 0 until it is seen. */
type Seen = { content: number; largestPaint: number }

/** Records the largest paint and the first content, in the global variable `seen`. Runs before the page's own scripts. */
function observe(content: string) {
  const found: Seen = { content: 0, largestPaint: 0 }
  Object.assign(globalThis, { seen: found })
  new PerformanceObserver(list => {
    found.largestPaint = list.getEntries().at(-1)?.startTime ?? found.largestPaint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
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
