import type { Browser, Page } from '@playwright/test'
import { phone, shareOf, slowDown } from './firstVisit.ts'

/** Times in ms from the press: the next frame after a change in the document, the new heading, and the content. */
type Times = { change: number; heading: number; content: number }

/** The global variable of the page that `watch` sets. */
declare const times: Times

type Step = {
  name: string
  /** The page on which the step begins, and the link to follow before. */
  from: string
  first?: string
  /** The link that is pressed; without it, Back. */
  press?: string
  isWide?: boolean
  /** Selectors in the document of the next screen, `path` of its address. */
  path: string
  heading: string
  content: string
}

const toTutor = 'main article a[href*="teacherprofile"]'
const list = 'main section[aria-busy] li:nth-of-type(4) article'

const steps: Step[] = [
  {
    name: 'list → tutor',
    from: '/Matematica',
    press: toTutor,
    path: '/teacherprofile/',
    heading: 'main header h1[aria-describedby]',
    content: '#recenzii',
  },
  {
    name: 'tutor → Back to the list',
    from: '/Matematica',
    first: toTutor,
    path: '/Matematica',
    heading: 'main:has(aside) h1',
    content: list,
  },
  {
    name: 'home → subject',
    from: '/',
    press: 'main a[href="/Informatica"]',
    path: '/Informatica',
    heading: 'main:has(aside) h1',
    content: list,
  },
  {
    name: 'requests → request',
    from: '/solicitare-de-meditatii',
    press: 'main a[href*="solicitare-de-meditatii/"]',
    path: '/solicitare-de-meditatii/',
    heading: 'main article h1',
    content: 'main article:has(h1) button',
  },
  {
    name: 'filter Online',
    from: '/Matematica',
    press: 'aside a[href*="city=-1"]',
    isWide: true,
    path: 'city=-1',
    heading: 'aside a[aria-current]',
    content: 'section[aria-busy="false"]',
  },
]

const runs = 3

/**
 * Measures the second screen on a slow phone, from a press on a page that has been idle. Prints medians in ms until something
 * changes, the new heading and the content are there, and the number of calls.
 */
export async function measureSecondScreens(browser: Browser, origin: string): Promise<void> {
  console.log(`Second screen, Slow 4G and a slow CPU, medians of ${runs}`)
  for (const step of steps) {
    const measured: Awaited<ReturnType<typeof measure>>[] = []
    for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, origin, step))
    const median = (name: 'change' | 'heading' | 'content' | 'calls') =>
      Math.round(shareOf(measured.map(one => one[name]))(0.5))
    console.log(
      `  ${step.name}: change ${median('change')}, heading ${median('heading')}, content ${median('content')}, calls ${median('calls')}`,
    )
  }
}

async function measure(browser: Browser, origin: string, step: Step) {
  const context = await browser.newContext(step.isWide ? { viewport: { width: 1280, height: 900 } } : phone)
  try {
    const page = await context.newPage()
    await page.goto(origin + step.from)
    await rest(page)
    if (step.first !== undefined) {
      await page.locator(step.first).first().click()
      await page.waitForURL(url => !url.pathname.startsWith(step.from))
      await rest(page)
    }
    await slowDown(page)
    let calls = 0
    page.on('request', request => (calls += Number(request.url().includes('/api/'))))
    await page.evaluate(watch, step)
    if (step.press === undefined) await page.evaluate(() => history.back())
    else await page.locator(step.press).locator('visible=true').first().click({ noWaitAfter: true })
    await page.waitForFunction(() => times.content > 0)
    return { ...(await page.evaluate(() => times)), calls }
  } finally {
    await context.close()
  }
}

/** Waits until the page has been idle for some seconds, and has loaded the code of its links. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(4000)
}

/** In the page: notes the times from the next press or Back. */
function watch({ path, heading, content }: Pick<Step, 'path' | 'heading' | 'content'>): void {
  const found: Times = { change: 0, heading: 0, content: 0 }
  Object.assign(globalThis, { times: found })
  let start = 0
  const isThere = (selector: string) =>
    location.href.includes(path) && document.querySelector(selector) !== null
  function look() {
    const now = performance.now() - start
    if (isThere(heading)) found.heading ||= now
    if (isThere(content)) found.content ||= now
    if (!found.content) requestAnimationFrame(look)
  }
  function begin() {
    if (start > 0) return
    start = performance.now()
    const changed = new MutationObserver(() => {
      changed.disconnect()
      requestAnimationFrame(() => (found.change = performance.now() - start))
    })
    changed.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    requestAnimationFrame(look)
  }
  for (const type of ['click', 'popstate']) addEventListener(type, begin, { capture: true })
}
