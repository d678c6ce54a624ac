import * as z from 'zod/mini'
import { describe } from './describe.ts'

const hour = 3_600_000

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Bucharest',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Returns the Romanian wall-clock time of an instant as the server writes it, `2026-11-20T14:00:00`. */
export function toWallClock(instant: Date): string {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const { year = '', month, day, hour: hours, minute, second } = parts
  return `${year.padStart(4, '0')}-${month}-${day}T${hours}:${minute}:${second}`
}

/** Returns the instant at which Romania's clocks show `text`: the first of two in autumn, an hour later in spring. */
export function fromWallClock(text: string): Date {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const inSummer = new Date(asUtc - 3 * hour)
  return isSummer(inSummer) ? inSummer : new Date(asUtc - 2 * hour)
}

/** Returns whether Romania is three hours ahead of UTC at this instant, rather than two. */
function isSummer(instant: Date): boolean {
  return Date.parse(`${toWallClock(instant)}Z`) - Math.floor(instant.getTime() / 1000) * 1000 === 3 * hour
}

const wallClock = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

export const DateTime = z.codec(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/)), z.date(), {
  decode(text, context) {
    const date = wallClock.test(text) ? fromWallClock(text) : new Date(instant.test(text) ? text : Number.NaN)
    if (!Number.isNaN(date.getTime())) return date
    context.issues.push({ code: 'invalid_format', format: 'date', input: text })
    return z.NEVER
  },
  encode: toWallClock,
})
describe(
  DateTime,
  'A date with a time. Without an offset it is what clocks in Romania show, `2026-11-20T14:00:00` (also with `.123`); with `Z` or an offset it is an instant.',
)

export const MaybeDateTime = z.codec(z.optional(z.unknown()), z.optional(z.custom<Date>()), {
  decode: value => z.safeParse(DateTime, value).data,
  encode: date => date && toWallClock(date),
})
describe(
  MaybeDateTime,
  'A date that no screen needs. An invalid one reads as missing, so that the response is still accepted.',
)
