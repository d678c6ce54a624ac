/** Converts a day `yyyy-MM-dd`, from the year 100 on, to its noon: clocks change at night. @throws RangeError when there is no such day */
export function toDate(day: string): Date {
  const [year = NaN, month = NaN, date] = day.split('-').map(Number)
  const noon = new Date(year, month - 1, date, 12)
  if (toDay(noon) !== day) throw new RangeError(`No day: ${day}`)
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
