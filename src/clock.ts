/**
 * What time it is for the server, which decides what is past: the clock of a phone may be wrong, and the mocked world has
 * a time of its own. Taken from the `Date` header of the answers (wiring.ts); until the first, this device's clock.
 */
let ahead: number | undefined

export function now(): Date {
  return new Date(Date.now() + (ahead ?? 0))
}

/** What an answer says. An older time than is known comes from some cache, and counts for nothing. */
export function setServerTime(time: Date): void {
  const milliseconds = time.getTime() - Date.now()
  if (Number.isNaN(milliseconds)) return
  ahead = Math.max(ahead ?? milliseconds, milliseconds)
}

/** As in a new tab. */
export function forgetServerTime(): void {
  ahead = undefined
}
