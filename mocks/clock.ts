/** The moment the seeded world shows, in Romanian wall-clock time. Nothing seeded depends on the real clock. */
export const worldStart = '2026-11-20T09:00:00'

/** `minutes` before the world's start, as the server writes dates: wall-clock time without an offset. */
export function minutesBefore(minutes: number): string {
  // Counted in UTC, so that no change of the clocks falls in between.
  return new Date(Date.parse(`${worldStart}Z`) - minutes * 60_000).toISOString().slice(0, 19)
}

const romanian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/**
 * The date of what is posted: the real time, so that the screen says "Chiar acum", but never before the world's start,
 * so that it is always newer than what was seeded.
 */
export function stamp(): string {
  const now = romanian.format(new Date()).replace(' ', 'T')
  return now > worldStart ? now : worldStart
}
