import { clearDrafts } from '#storage/drafts.ts'
import { resetWorld } from './world.ts'

/** Restores the simulated data, and removes what the app remembers of its viewers in this browser. */
export function resetData(): void {
  resetWorld()
  clearDrafts()
}
