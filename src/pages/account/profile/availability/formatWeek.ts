import type { Range } from '#domain/availability.ts'
import { hourText } from '#domain/booking.ts'
import { availabilityText } from '#text/availability.ts'

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
