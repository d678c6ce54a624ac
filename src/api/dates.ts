import * as z from 'zod/mini'
import { describe } from './describe.ts'
import { lostDate } from './mismatches.ts'

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

/** Returns the instant at which Romania's clocks show `text`: the first of two in autumn, one hour later if spring skips it. */
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

/** Returns whether a value means that there is no date: .NET's first day, a blank text, `null` or `undefined`. */
function isNoDate(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '' || value.startsWith('0001-01-01')
  return value === undefined || value === null
}

/** Returns the date in a text of the server; `undefined` when it has none. */
function readDate(text: unknown): Date | undefined {
  if (typeof text !== 'string' || isNoDate(text)) return undefined
  const date = wallClock.test(text) ? fromWallClock(text) : new Date(instant.test(text) ? text : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

// Only the start and end of a lesson are required: without them a lesson has neither a state nor a place in any list.
export const DateTime = z.codec(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/, 'date')), z.date(), {
  decode(text, context) {
    const date = readDate(text)
    if (date) return date
    context.issues.push({ code: 'custom', message: 'date', input: text })
    return z.NEVER
  },
  encode: toWallClock,
})
describe(
  DateTime,
  'A date with a time. Without an offset it is the time on clocks in Romania, `2026-11-20T14:00:00` (also with `.123`); with `Z` or an offset it is an instant.',
)

export const MaybeDateTime = z.codec(z.optional(z.unknown()), z.optional(z.custom<Date>()), {
  decode(value, context) {
    const date = readDate(value)
    if (!date && !isNoDate(value)) context.issues.push(lostDate(value))
    return date
  },
  encode: date => (date ? toWallClock(date) : null),
})
describe(
  MaybeDateTime,
  'A date that may be missing: `0001-01-01T00:00:00` (.NET without a value, with any fraction or offset), `""` and `null` mean none. An unreadable date counts as missing too, and is reported.',
)
