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

/** Days of the week, Monday first. */
export const weekDays = [1, 2, 3, 4, 5, 6, 7]

/** §5: both ends above 0, so that midnight can only end a day. */
export const startHours = Array.from({ length: 23 }, (_, index) => index + 1)
export const endHours = Array.from({ length: 24 }, (_, index) => index + 1)

type SentSlot = { Day?: number | null | undefined; Time: number }

/**
 * The week as it is edited. What has no day of the week is left out; the hour from 0 to 1, which cannot be saved (§5), is
 * a range of its own, so that it takes no other hour with it.
 */
export function toWeek(slots: readonly SentSlot[]): Range[] {
  const placed = slots.filter(({ Day }) => Day !== null && Day !== undefined && weekDays.includes(Day))
  const early = placed.filter(({ Time }) => Time === 0)
  return [...toRanges(early), ...toRanges(placed.filter(({ Time }) => Time !== 0))].toSorted(
    (a, b) => a.day - b.day || a.from - b.from,
  )
}

/** The ranges of one day that will be saved, merged; and how many hours they are. */
export function resultOf(ranges: readonly Range[], day: number): { ranges: Range[]; hours: number } {
  const slots = toSlots(ranges.filter(range => range.day === day))
  return { ranges: toRanges(slots), hours: slots.length }
}

/** What will not be saved. §5 */
export function droppedOf(ranges: readonly Range[]): Range[] {
  return ranges.filter(range => !isValidRange(range)).toSorted((a, b) => a.day - b.day)
}

/** The days get the ranges of another, in place of their own. */
export function copyDay(ranges: readonly Range[], from: number, to: readonly number[]): Range[] {
  const copied = ranges.filter(({ day }) => day === from)
  const others = ranges.filter(({ day }) => day === from || !to.includes(day))
  return [
    ...others,
    ...to.filter(day => day !== from).flatMap(day => copied.map(range => ({ ...range, day }))),
  ]
}

/** Whether the server holds exactly these hours. */
export function isSameWeek(slots: readonly SentSlot[], sent: readonly WeekSlot[]): boolean {
  const hours = (all: readonly SentSlot[]) =>
    [...new Set(all.map(({ Day, Time }) => `${Day} ${Time}`))].toSorted().join()
  return hours(slots) === hours(sent)
}
