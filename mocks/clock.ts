import { addMinutes, minutesBetween } from './wallClock.ts'
import { getWorld } from './world.ts'

// The world's clock. It stands still until the tester moves it, so that the tester decides when lessons
// begin, end and become ready for a rating. It is stored with the world's changes: other tabs see the same
// time, and a reset restores the start.

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

export function moveClock(minutes: number): void {
  getWorld().setClock(addMinutes(now(), minutes))
}

export function setClock(wallClock: string): void {
  getWorld().setClock(wallClock)
}
