import { create } from 'zustand'

/** How many parts of the screen hold changes that were not saved. */
export const useUnsaved = create(() => ({ count: 0 }))

/** One part more (`1`) or less (`-1`). */
export function countUnsaved(change: 1 | -1): void {
  useUnsaved.setState(({ count }) => ({ count: Math.max(0, count + change) }))
}
