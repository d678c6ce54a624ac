/** Milliseconds by which the server's clock is ahead of this device's; `undefined` if unknown. Decision 0010 */
let ahead: number | undefined
/** The value of `pageStart()` when `ahead` was set. */
let start = 0

/** Returns the server's time, or this device's before the first response. */
export function now(): Date {
  return new Date(Date.now() + (ahead ?? 0))
}

/** Sets the server's time. An older one comes from a cache and is ignored, unless the device's clock was changed. */
export function setServerTime(time: Date): void {
  const milliseconds = time.getTime() - Date.now()
  if (Number.isNaN(milliseconds)) return
  const wasClockChanged = Math.abs(pageStart() - start) > 60_000
  ahead = wasClockChanged ? milliseconds : Math.max(ahead ?? milliseconds, milliseconds)
  start = pageStart()
}

/** Returns when this page was loaded. The value jumps when this device's clock is changed, and after some sleeps. */
const pageStart = () => Date.now() - performance.now()

export function forgetServerTime(): void {
  ahead = undefined
}
