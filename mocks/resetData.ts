import { clearDrafts, draftKey } from '#storage/drafts.ts'
import { codeOf, personas } from './personas.ts'
import { getMocks } from './state.ts'
import { resetWorld } from './world.ts'

let isResetting = false

/** Restores the simulated data, and removes what the app remembers of its viewers in this browser. */
export function resetData(): void {
  resetWorld()
  isResetting = true
  clearDrafts()
  isResetting = false
}

/**
 * Keeps the drafts of the other personas in localStorage until a reset: the app removes those of every other viewer, who cannot
 * be signed in in another tab of a browser with cookies.
 */
export function keepDraftsOfOthers(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called below with its storage
  const { removeItem } = Storage.prototype
  Storage.prototype.removeItem = function removeOwn(this: Storage, key) {
    const { persona } = getMocks()
    const isOfOther = Object.values(personas).some(
      ({ id, profile }) => profile && id !== persona && key.startsWith(draftKey(codeOf(id), '')),
    )
    if (isResetting || !isOfOther) removeItem.call(this, key)
  }
}
