/**
 * What time it is for the server, which decides what is past: the clock of a phone may be wrong, and the mocked world has
 * a time of its own. Taken from the `Date` header of the answers (wiring.ts); until the first, this device's clock.
 */
let ahead: number | undefined
/** `pageBegin()` when `ahead` was taken. */
let begin = 0

export function now(): Date {
  return new Date(Date.now() + (ahead ?? 0))
}

/**
 * What an answer says. An older time than is known comes from some cache, and counts for nothing; unless this device's
 * clock was set meanwhile, after which nothing is known.
 */
export function setServerTime(time: Date): void {
  const milliseconds = time.getTime() - Date.now()
  if (Number.isNaN(milliseconds)) return
  const isSet = Math.abs(pageBegin() - begin) > 60_000
  ahead = isSet ? milliseconds : Math.max(ahead ?? milliseconds, milliseconds)
  begin = pageBegin()
}

/** When this page began by this device's clock: another time once that clock was set, and after a sleep on some systems. */
const pageBegin = () => Date.now() - performance.now()

/** As in a new tab. */
export function forgetServerTime(): void {
  ahead = undefined
}
