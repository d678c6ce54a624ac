/**
 * Milliseconds by which the server's clock is ahead of this device's; `undefined` before the first response.
 * The server's time decides what is past: the clock of a phone may be wrong, and the mocked world has a time
 * of its own. It is taken from the `Date` header of responses (app/wiring.ts).
 */
let ahead: number | undefined
/** The value of `pageStart()` when `ahead` was set. */
let start = 0

/** Returns the server's time, or this device's before the first response. */
export function now(): Date {
  return new Date(Date.now() + (ahead ?? 0))
}

/**
 * Sets the server's time from a response. A time that is older than the known one comes from a cache and is
 * ignored, unless this device's clock has been changed meanwhile: then the known time is invalid.
 */
export function setServerTime(time: Date): void {
  const milliseconds = time.getTime() - Date.now()
  if (Number.isNaN(milliseconds)) return
  const wasClockChanged = Math.abs(pageStart() - start) > 60_000
  ahead = wasClockChanged ? milliseconds : Math.max(ahead ?? milliseconds, milliseconds)
  start = pageStart()
}

/**
 * Returns when this page was loaded, by this device's clock. The value jumps when that clock is changed, and
 * on some systems after sleep.
 */
const pageStart = () => Date.now() - performance.now()

/** Forgets the server's time, as in a new tab. */
export function forgetServerTime(): void {
  ahead = undefined
}
