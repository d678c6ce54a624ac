import { dayText } from '#text/romanianTime.ts'

// Every date is shown in Romanian time, whatever the time zone of the browser. §7 Every response
const romania = 'Europe/Bucharest'

const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: romania, dateStyle: 'short' })
const long = new Intl.DateTimeFormat('ro-RO', { timeZone: romania, dateStyle: 'long' })

/** Returns the Romanian calendar day of a moment, `2026-11-20`; `""` for an invalid date. §9 */
export function isoDay(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : iso.format(moment)
}

/** Returns the Romanian calendar day of a moment in words, `20 noiembrie 2026`; `""` for an invalid date. */
export function longDay(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : long.format(moment)
}

// Calendar days, `yyyy-MM-dd`, have no time zone: they are computed in UTC, where every day has 24 hours.
const named = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const asUtc = (day: string) => new Date(`${day}T00:00:00Z`)

/** Returns a calendar day in words, `vineri, 20 noiembrie 2026`. */
export function dayInWords(day: string): string {
  return named.format(asUtc(day))
}

const weekday = new Intl.DateTimeFormat('ro-RO', { timeZone: 'UTC', weekday: 'long' })

/** Returns which day a past one was: `de vineri` within the last six days, otherwise `din 13 noiembrie 2026`. */
export function recentDay(day: string, today: string): string {
  return day > addDays(today, -7)
    ? `de ${day === today ? dayText.today : weekday.format(asUtc(day))}`
    : `din ${longDay(asUtc(day))}`
}

/** Returns the day of a message in words: `astăzi`, `ieri`, otherwise `miercuri, 18 noiembrie 2026`. */
export function dayOfMessage(day: string, today: string): string {
  if (day === today) return dayText.today
  return day === addDays(today, -1) ? dayText.yesterday : dayInWords(day)
}

/** Returns the calendar day that is `days` days later, or earlier when `days` is negative. */
export function addDays(day: string, days: number): string {
  const date = asUtc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns a calendar day in the format of the API: `yyyy-M-d`, unpadded. docs/contract.md: getavailabilityforday */
export function wireDay(day: string): string {
  return day.split('-').map(Number).join('-')
}

/** Returns whether the clocks of a time zone (an IANA name) differ from Romania's at this moment. */
export function hasOtherClock(moment: Date, zone: string): boolean {
  return zone !== romania && clockIn(zone, moment) !== clockIn(romania, moment)
}

function clockIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
}
