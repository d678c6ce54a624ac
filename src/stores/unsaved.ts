import { create } from 'zustand'

/** Number of parts of the screen that have unsaved changes; while there are any, LeaveGuard (app/UserArea) asks. */
export const useUnsaved = create(() => ({ count: 0 }))

/** Counts one part with unsaved changes more (`1`) or less (`-1`). */
export function countUnsaved(change: 1 | -1): void {
  useUnsaved.setState(({ count }) => ({ count: Math.max(0, count + change) }))
}
