import { availabilityText } from '#text/availability.ts'
import { hourText } from './booking.ts'

// Assumption: the week starts on Monday, day 1.
/** One free hour of the week: `Day` 1 (Monday) to 7, `Time` the hour at which it starts. */
export type WeekSlot = { Day: number; Time: number }

type SentSlot = { Day?: number | null; Time: number }

/** A range of hours on one day of the week; `to` is exclusive. */
export type Range = { day: number; from: number; to: number }

/** Returns whether a range can be saved: start and end are both above 0, and the end is after the start. §5 */
export function isValidRange({ from, to }: Range): boolean {
  return from > 0 && to > 0 && to > from
}

/** Returns the hours of all valid ranges as slots, each once, in the order of the week. §5 Availability slots */
export function toSlots(ranges: readonly Range[]): WeekSlot[] {
  const slots = new Map<string, WeekSlot>()
  for (const { day, from, to } of ranges.filter(isValidRange)) {
    for (let hour = from; hour < to; hour++) slots.set(`${day} ${hour}`, { Day: day, Time: hour })
  }
  return [...slots.values()].toSorted((a, b) => a.Day - b.Day || a.Time - b.Time)
}

const isIn = (ranges: readonly Range[], { Day, Time }: WeekSlot) =>
  ranges.some(range => isValidRange(range) && range.day === Day && range.from <= Time && Time < range.to)

/** Returns the hours of the latest week, with those that differ between `before` and `edited` as they were edited. */
export function mergeWeeks(
  edited: readonly Range[],
  before: readonly Range[],
  latest: readonly Range[],
): WeekSlot[] {
  return toSlots([...edited, ...latest]).filter(slot => {
    const isChosen = isIn(edited, slot)
    return isChosen === isIn(before, slot) ? isIn(latest, slot) : isChosen
  })
}

/** Merges slots into the fewest ranges. */
export function toRanges(slots: readonly WeekSlot[]): Range[] {
  const ranges: Range[] = []
  for (const { Day, Time } of slots.toSorted((a, b) => a.Day - b.Day || a.Time - b.Time)) {
    const last = ranges.at(-1)
    if (last?.day === Day && Time <= last.to) last.to = Time + 1
    else ranges.push({ day: Day, from: Time, to: Time + 1 })
  }
  return ranges
}

export const weekDays = [1, 2, 3, 4, 5, 6, 7]

/** Hours that can be chosen. Start and end must be above 0 (§5), so midnight can only be an end, as 24. */
export const startHours = Array.from({ length: 23 }, (_, index) => index + 1)
export const endHours = Array.from({ length: 24 }, (_, index) => index + 1)

/**
 * Returns the week as the ranges to edit. The hour from 0 to 1, which cannot be saved (§5), is a range of its own: a
 * range that includes it would be dropped with all its hours.
 */
export function toWeek(slots: readonly SentSlot[]): Range[] {
  const placed = slots.filter((slot): slot is WeekSlot => weekDays.includes(slot.Day ?? 0))
  const early = placed.filter(({ Time }) => Time === 0)
  return [...toRanges(early), ...toRanges(placed.filter(({ Time }) => Time !== 0))].toSorted(
    (a, b) => a.day - b.day || a.from - b.from,
  )
}

/** The ranges of each day, by its number. */
export type RangesByDay = Record<string, readonly Range[]>

export const byDay = (ranges: readonly Range[]): RangesByDay =>
  Object.fromEntries(weekDays.map(day => [day, ranges.filter(range => range.day === day)]))

/** Returns the ranges of one day that will be saved, merged, and their number of hours. */
export function resultOf(ranges: readonly Range[], day: number): { ranges: Range[]; hours: number } {
  const slots = toSlots(ranges.filter(range => range.day === day))
  return { ranges: toRanges(slots), hours: slots.length }
}

/** Returns the ranges that will not be saved, by day. §5 */
export function droppedOf(ranges: readonly Range[]): Range[] {
  return ranges.filter(range => !isValidRange(range)).toSorted((a, b) => a.day - b.day)
}

/** Returns the week in which the ranges of the day `from` replace those of the days `to`. */
export function copyDay(ranges: readonly Range[], from: number, to: readonly number[]): Range[] {
  const copied = ranges.filter(({ day }) => day === from)
  const others = ranges.filter(({ day }) => day === from || !to.includes(day))
  return [
    ...others,
    ...to.filter(day => day !== from).flatMap(day => copied.map(range => ({ ...range, day }))),
  ]
}

/** Returns whether the server's slots are exactly the hours that were sent. */
export function isSameWeek(slots: readonly SentSlot[], sent: readonly WeekSlot[]): boolean {
  const hours = (all: readonly SentSlot[]) =>
    [...new Set(all.map(({ Day, Time }) => `${Day} ${Time}`))].toSorted().join()
  return hours(slots) === hours(sent)
}

/** Returns `Luni` for 1. */
export function dayName(day: number): string {
  return availabilityText.days[day - 1] ?? ''
}

/** Returns `luni`, for the middle of a sentence. */
export function dayWord(day: number): string {
  return dayName(day).toLocaleLowerCase('ro')
}

/** Returns `09:00–12:00`. */
export function rangeText({ from, to }: Range): string {
  return `${hourText(from)}–${hourText(to)}`
}

/** As `rangeText`, for a range that is not saved because an end is missing or invalid. */
export function droppedText({ from, to }: Range): string {
  if (from === 0 && to === 0) return availabilityText.unfilled
  return [from, to].map(hour => (hour > 0 ? hourText(hour) : availabilityText.unset)).join(' – ')
}
