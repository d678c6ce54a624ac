import type { Page } from '@playwright/test'
import { untilQuiet } from './inPage.ts'
import type { Traffic } from './Traffic.ts'

/** Milliseconds that a rendered story may take until nothing on it changes any more, also on a busy machine. */
const settleTimeout = 45_000
/**
 * Milliseconds without a network event after which pending requests and busy parts count as permanently pending, as
 * those of a skeleton. Longer than the simulated latencies and the pauses between the retries of a read.
 */
const standstill = 6000

/** Waits until nothing on the page of a story changes any more, and returns whether that was in time. */
export async function untilSettled(page: Page, traffic: Traffic): Promise<boolean> {
  const deadline = performance.now() + settleTimeout
  while (performance.now() < deadline) {
    const start = performance.now()
    const state = await page.evaluate(untilQuiet)
    const silence = traffic.silence()
    // A response that arrived while the document was quiet may still change it.
    const isDone = state === 'quiet' && traffic.isIdle() && silence >= performance.now() - start
    // Not while an image is loading: each of them arrives or fails.
    const isPermanentlyPending = (state === 'quiet' || state === 'busy') && silence > standstill
    if (isDone || isPermanentlyPending) return true
  }
  return false
}
