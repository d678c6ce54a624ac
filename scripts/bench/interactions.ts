import type { Browser, Locator, Page } from '@playwright/test'
import { cpuSlowdown, phone, shareOf } from './firstVisit.ts'

/** The global variable of the page that `recordEvents` sets: the longest event of each interaction, in ms. */
declare const interactions: Record<number, number>

/** Records how long the page takes from each interaction to the next paint (INP's event timing). */
function recordEvents(): void {
  const found: Record<number, number> = {}
  Object.assign(globalThis, { interactions: found })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0)
        found[entry.interactionId] = Math.max(found[entry.interactionId] ?? 0, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

/**
 * Measures interactions of a student on a phone with a slow CPU (no network latency): filters, sorting,
 * pages, a picker, a message, a booking. Prints the number of interactions, their median, 98th percentile and maximum in ms
 * from the press to the next paint; those below 16 ms count as 16.
 */
export async function measureInteractions(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext(phone)
  await context.addInitScript(recordEvents)
  const page = await context.newPage()
  await page.goto(`${origin}/Account/Login?persona=student&returnUrl=/`)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const durations: Record<string, number[]> = {}
  for (const [name, path, interact] of walks) {
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
    await interact(page)
    await page.waitForTimeout(1000)
    durations[name] = await page.evaluate(() => Object.values(interactions))
  }
  for (const [name, values] of Object.entries(durations)) report(name, values)
  report('all', Object.values(durations).flat())
  await context.close()
}

/** A pause before each tap, in milliseconds, during which scrolling ends and pictures are decoded. */
const rest = 500

/**
 * Taps an element as a finger does, once the page is at rest. Playwright's own `tap` checks the element on the page's main
 * thread between the press and the paint, which would count as the page's time.
 */
async function tap(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(rest)
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not visible: ${target.toString()}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const walks: [name: string, path: string, interact: (page: Page) => Promise<void>][] = [
  [
    'filters, sorting',
    '/Matematica',
    async page => {
      const dialog = page.getByRole('dialog')
      await tap(page.getByRole('button', { name: /^Filtre/ }))
      for (const name of ['Online', 'Cluj-Napoca', 'București', 'Iași', 'București'])
        await tap(dialog.getByRole('link', { name, exact: true }))
      await dialog.getByRole('searchbox').pressSequentially('timi')
      await tap(page.getByRole('button', { name: /^(Arată|Vezi rezultatele)/ }))
      for (const order of ['1', '3']) {
        await page.getByRole('combobox', { name: 'Ordonează după' }).selectOption(order)
        await page.waitForLoadState('networkidle')
      }
    },
  ],
  [
    'pages',
    '/teacher',
    async page => {
      const pager = page.getByRole('navigation', { name: 'Pagini' })
      for (const name of ['2', '3', '4', '5']) await tap(pager.getByRole('link', { name: `Pagina ${name}` }))
    },
  ],
  [
    'a picker',
    '/',
    async page => {
      const picker = page.getByRole('combobox', { name: 'Materie' })
      await tap(picker)
      await page.getByRole('option').first().waitFor()
      await picker.pressSequentially('chimie')
      await tap(page.getByRole('option').first())
    },
  ],
  [
    'a message',
    '/Matematica',
    async page => {
      await tap(page.getByRole('button', { name: 'Trimite mesaj' }).first())
      await page.getByRole('dialog').getByRole('textbox').pressSequentially('Bună ziua')
    },
  ],
  [
    'a booking',
    '/teacherprofile/ae31oi',
    async page => {
      const main = page.getByRole('main')
      await tap(main.getByRole('button', { name: 'Programează o ședință' }).first())
      await page.getByRole('grid').waitFor()
      const days = page.getByRole('gridcell').getByRole('button', { disabled: false })
      for (const day of (await days.all()).slice(0, 4)) await tap(day)
      await tap(main.getByRole('radio', { disabled: false }).first())
      await tap(main.getByRole('checkbox'))
    },
  ],
]

function report(name: string, durations: number[]): void {
  const at = shareOf(durations)
  console.log(
    `${name}: ${durations.length} interactions, median ${at(0.5)} ms, 98 % ${at(0.98)} ms, maximum ${at(1)} ms`,
  )
}
