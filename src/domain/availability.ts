// Assumption: the week starts on Monday, day 1.
/** One free hour of the week: `Day` 1 (Monday) to 7, `Time` the hour at which it starts. */
export type WeekSlot = { Day: number; Time: number }

/** A stretch of a day, from an hour up to and without another. */
export type Range = { day: number; from: number; to: number }

/** §5: kept only if start and end are both above 0 and the end is after the start. */
export function isValidRange({ from, to }: Range): boolean {
  return from > 0 && to > 0 && to > from
}

/** Each hour of each valid range as one slot, once, in the order of the week. §5 Availability slots */
export function toSlots(ranges: readonly Range[]): WeekSlot[] {
  const slots = new Map<string, WeekSlot>()
  for (const { day, from, to } of ranges.filter(isValidRange)) {
    for (let hour = from; hour < to; hour++) slots.set(`${day} ${hour}`, { Day: day, Time: hour })
  }
  return [...slots.values()].toSorted((a, b) => a.Day - b.Day || a.Time - b.Time)
}

/** The slots as the fewest ranges. */
export function toRanges(slots: readonly { Day?: number | null | undefined; Time: number }[]): Range[] {
  const ranges: Range[] = []
  const ordered = slots
    .map(({ Day, Time }) => ({ Day: Day ?? 0, Time }))
    .toSorted((a, b) => a.Day - b.Day || a.Time - b.Time)
  for (const { Day, Time } of ordered) {
    const last = ranges.at(-1)
    if (last?.day === Day && Time <= last.to) last.to = Math.max(last.to, Time + 1)
    else ranges.push({ day: Day, from: Time, to: Time + 1 })
  }
  return ranges
}
