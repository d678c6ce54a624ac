import { expect, type Page, type Route } from '@playwright/test'

type HeldScripts = {
  /** The number of scripts that were requested and are held back. */
  count: () => number
  /** Lets through the scripts whose path matches, and those requested later. */
  release: (pattern: RegExp) => Promise<void>
  /** Holds back all scripts again, for the next visit. */
  hold: () => void
}

/** Holds back the scripts of the build. To be called before the page is opened. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  let released: RegExp[] = []
  let held: Route[] = []
  const isReleased = (route: Route) => {
    const { pathname } = new URL(route.request().url())
    return released.some(pattern => pattern.test(pathname))
  }
  await page.route(/\/assets\/[^/]*\.js$/, route => {
    if (isReleased(route)) return route.continue()
    held.push(route)
  })
  return {
    count: () => held.length,
    hold: () => {
      released = []
    },
    release: async pattern => {
      released.push(pattern)
      const now = held.filter(isReleased)
      held = held.filter(route => !isReleased(route))
      await Promise.all(now.map(route => route.continue()))
    },
  }
}

/**
 * Records the text of the page in each animation frame, i.e. before it is painted. To be called before the
 * page is opened.
 */
export async function recordPaintedText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted = new Set<string>()
    Object.assign(window, { painted })
    const look = () => {
      const text = document.body?.innerText.trim()
      if (text) painted.add(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Returns all texts that the page has painted since it was opened. */
export function paintedText(page: Page): Promise<string> {
  return page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted].join('\n'))
}

/** Waits until the document is parsed and styled, and the browser has painted it. */
export async function expectPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading')
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
}
