/**
 * A calendar day `yyyy-MM-dd` as noon of that day where the reader is. Noon, because clocks change at night: no zone
 * moves it to a neighbour. @throws RangeError for what is no day of the calendar
 */
export function toDate(day: string): Date {
  const [year, month, date] = partsOf(day)
  const noon = new Date(2000, 0, 1, 12)
  // Unlike the constructor, it takes the year 26 for 26.
  noon.setFullYear(year, month - 1, date)
  return noon
}

/** The day that a reader's own calendar shows at this moment, `yyyy-MM-dd`. */
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

/** Counted in UTC, where no day was ever skipped. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}
