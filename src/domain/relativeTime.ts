import { relativeTimeText } from '#text/messages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** §9: from this number of days on the date itself is shown. */
const longestRelative = 30

const words = new Intl.RelativeTimeFormat('ro-RO', { numeric: 'always' })

// Assumption: `MMM-dd-yyyy` has the Romanian short month, without a dot.
const date = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
})

/** Returns how long ago a message was sent; from 30 days on the date, `nov-20-2026`. §9 Times */
export function relativeTime(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime()
  if (passed < minute) return relativeTimeText.justNow
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour')
  const days = Math.floor(passed / day)
  if (days === 1) return relativeTimeText.yesterday
  if (days < 7) return words.format(-days, 'day')
  if (days < longestRelative) return words.format(-Math.floor(days / 7), 'week')
  return shortDate(moment)
}

function shortDate(moment: Date): string {
  const parts = Object.fromEntries(date.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts['month']?.replace('.', '')}-${parts['day']}-${parts['year']}`
}

const full = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'full',
  timeStyle: 'short',
})

/** Returns the full date with the time, in Romanian time: `vineri, 20 noiembrie 2026 la 14:00`. §2 Messages */
export function fullDate(moment: Date): string {
  return full.format(moment)
}
