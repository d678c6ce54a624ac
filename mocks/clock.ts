import { addMinutes, minutesBetween } from './wallClock.ts'
import { getWorld } from './world.ts'

// The world's clock. It stands still until the tester moves it, so that the tester decides when lessons
// begin, end and become ready for a rating. It is stored with the world's changes: other tabs see the same
// time, and a reset restores the start.

/** Returns the world's current time, in Romanian wall-clock time: its start plus the shift of the clock. */
export function now(): string {
  return getWorld().now()
}

/** Returns the shift of the clock: minutes since the world's start, negative before it. */
export function clockShift(): number {
  return minutesBetween(getWorld().start, now())
}

export function setClockShift(minutes: number): void {
  const world = getWorld()
  world.setClock(addMinutes(world.start, minutes))
}

/** Moves the clock forward by this many minutes, or back by a negative number. */
export function moveClock(minutes: number): void {
  getWorld().setClock(addMinutes(now(), minutes))
}

/** Sets the clock to a moment in wall-clock time, e.g. `2026-11-20T13:50:00`. */
export function setClock(wallClock: string): void {
  getWorld().setClock(wallClock)
}
