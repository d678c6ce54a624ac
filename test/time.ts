import { vi } from 'vitest'
import { ownInFlight } from './inFlight.ts'

/** The smallest id of a timer that Vitest fakes; real ones count from 1. */
const firstFakedId = 1e12

/**
 * Stops the timers until the end of the test: time passes only by `pass`, however slow the machine is. Timers of
 * 0 ms stay real, because Testing Library waits for one after each event and query.
 */
export function stopTime(): void {
  const real = { set: window.setTimeout, clear: window.clearTimeout }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const faked = { set: window.setTimeout, clear: window.clearTimeout }
  const set = (handler: () => void, delay = 0) =>
    (delay === 0 ? real : faked).set.call(window, handler, delay)
  const clear = (id?: number) =>
    (id !== undefined && id >= firstFakedId ? faked : real).clear.call(window, id)
  Object.assign(window, { setTimeout: set, clearTimeout: clear })
}

/**
 * Lets faked time pass second by second, and waits in real time for the responses of each second: otherwise a
 * request could reach its limit of 30 s only because the machine is slow. The calls that the test itself holds
 * back are not waited for: `held` matches their paths.
 */
export async function pass(seconds: number, held?: RegExp): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    const isWaiting = () => ownInFlight().some(call => !held?.test(call))
    if (!isWaiting()) continue
    const latest = performance.now() + 60_000
    while (isWaiting() && performance.now() < latest) await frame()
    // React renders what has arrived.
    await frame()
  }
}

const frame = () => new Promise(requestAnimationFrame)
