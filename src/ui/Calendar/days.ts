/** Converts a day `yyyy-MM-dd` to its noon: clocks change at night. @throws RangeError when there is no such day */
export function toDate(day: string): Date {
  const [year, month, date] = partsOf(day)
  const noon = new Date(2000, 0, 1, 12)
  // Unlike the constructor, `setFullYear` does not take the year 26 for 1926.
  noon.setFullYear(year, month - 1, date)
  return noon
}

/** Returns the calendar day `yyyy-MM-dd` of a moment in the browser's time zone. */
export function toDay(date: Date): string {
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
}

function partsOf(day: string): [number, number, number] {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number)
  if (!year || !month || !date || month > 12 || date > daysIn(year, month))
    throw new RangeError(`No day: ${day}`)
  return [year, month, date]
}

/** Returns the number of days in a month, in an equal year from 2000 on: `Date.UTC` takes 26 for 1926. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}
