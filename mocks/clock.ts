import { addMinutes, minutesBetween, worldStart } from './wallClock.ts'
import { getWorld } from './world.ts'

// The world's clock. It stands still until somebody moves it: lessons begin, end and become ready for rating when the
// tester says. It is kept with the world's changes, so another tab sees the same time, and a reset puts it back.

/** What the world's clocks show, in Romanian wall-clock time: `worldStart` and what it was moved by. */
export function now(): string {
  return getWorld().now()
}

/** Minutes since the world's start. */
export function clockShift(): number {
  return minutesBetween(worldStart, now())
}

export function setClockShift(minutes: number): void {
  getWorld().setClock(addMinutes(worldStart, minutes))
}

/** Forward, or back by a negative number. */
export function moveClock(minutes: number): void {
  getWorld().setClock(addMinutes(now(), minutes))
}

/** To a moment in wall-clock time, `2026-11-20T13:50:00`. */
export function setClock(wallClock: string): void {
  getWorld().setClock(wallClock)
}
