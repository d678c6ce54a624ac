import type { Browser, CDPSession, Page } from '@playwright/test'
import { shareOf } from './firstVisit.ts'

const words = ['bucuresti', 'targu mures', 'valea lunga', 'sfantu gheorghe', 'cluj', 'xyzxyz']

/**
 * Measures how long a key press in a picker of 13,000 localities keeps the page busy (`big` scenario,
 * no throttling). Prints medians; the aim is under 16 ms of scripting per key.
 */
export async function measureKeyPresses(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ locale: 'ro-RO' })
  await page.goto(`${origin}/?mock=visitor.big`)
  await page.getByRole('article').first().waitFor()
  const picker = page.getByRole('combobox', { name: 'Oraș' })
  await picker.click()
  await page.getByRole('option', { name: 'Online' }).waitFor()
  report('City picker, home', await measureTyping(page))

  await page.goto(`${origin}/teacher`)
  await page.getByRole('article').first().waitFor()
  await page.getByRole('searchbox', { name: 'Caută un oraș' }).click()
  report('City filter, list', await measureTyping(page))
}

/** Time in milliseconds. */
type Cost = { script: number; total: number }

/** Types each word and deletes it again. Returns the cost of each key. */
async function measureTyping(page: Page): Promise<Cost[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const costs: Cost[] = []
  for (const word of words) {
    for (const key of [...Array.from(word), ...Array.from(word, () => 'Backspace')]) {
      const before = await spent(session)
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      // After two frames the key press is handled and its changes are painted.
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      const after = await spent(session)
      costs.push({ script: after.script - before.script, total: after.total - before.total })
    }
  }
  return costs
}

/** Returns the time the page has spent so far. */
async function spent(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const inMilliseconds = (name: string) => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000
  return { script: inMilliseconds('ScriptDuration'), total: inMilliseconds('TaskDuration') }
}

function report(name: string, costs: Cost[]): void {
  const line = (kind: keyof Cost) => {
    const share = shareOf(costs.map(cost => cost[kind]))
    const at = (part: number) => share(part).toFixed(1)
    return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`
  }
  console.log(`${name}, ${costs.length} keys`)
  console.log(`  scripting  ${line('script')}`)
  console.log(`  main thread ${line('total')}`)
}
