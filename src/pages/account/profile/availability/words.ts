import type { Range } from '#domain/availability.ts'
import { hourText } from '#domain/booking.ts'
import { availabilityText } from '#text/availability.ts'

/** `Luni`, for 1. */
export function dayName(day: number): string {
  return availabilityText.days[day - 1] ?? ''
}

/** `luni`, within a sentence. */
export function dayWord(day: number): string {
  return dayName(day).toLocaleLowerCase('ro')
}

/** `09:00–12:00` */
export function rangeText({ from, to }: Range): string {
  return `${hourText(from)}–${hourText(to)}`
}

/** The same for what will not be saved: an hour may not have been chosen. */
export function droppedText({ from, to }: Range): string {
  if (from === 0 && to === 0) return availabilityText.unfilled
  return [from, to].map(hour => (hour > 0 ? hourText(hour) : availabilityText.unset)).join(' – ')
}
