import { create } from 'zustand'
import { removeDraftsOfOthers } from '#storage/drafts.ts'
import { storeLastViewer, wasSignedIn } from '#storage/lastViewer.ts'

type OwnerState = {
  /**
   * The first signed-in viewer of this document; empty before the first sign-in. A sign-in loads a new document, so
   * everything that this one shows, and that is typed into it, belongs to its owner.
   */
  owner: string
  /** The viewer who is signed in in this browser now, as far as this tab knows; empty for a visitor. */
  current: string
  /** The moment as of which `current` is known. */
  asOf: number
}

/** The codes of the owner and of the current viewer. Another tab may sign in as another viewer: all tabs share the cookies. */
export const useOwner = create<OwnerState>(() => ({ owner: '', current: '', asOf: 0 }))

/**
 * Returns whether it is known whose this document is: not while the viewer who was signed in is pending, nor once their session
 * has expired. What this browser stores of them is then not read, which does not mean that there is nothing.
 */
export function useIsOwnerKnown(): boolean {
  const hasOwner = useOwner(({ owner }) => owner !== '')
  return hasOwner || !wasSignedIn()
}

let moments = 0
let resetAt = 0

/** Returns a number that grows with each call, to tell newer information about the viewer from older. */
export const moment = () => ++moments

/** Forgets both viewers, as a new document does. Responses to earlier requests are then ignored. For tests. */
export function resetOwner(): void {
  resetAt = moment()
  useOwner.setState({ owner: '', current: '', asOf: resetAt })
}

/**
 * Stores the viewer that a response names. `sentAt` is the moment at which its request was sent. An older response does
 * not change the current viewer, but still names the owner of a document without one.
 */
export function noteViewer(code: string, sentAt: number): void {
  const { owner, asOf } = useOwner.getState()
  if (sentAt < resetAt) return
  if (sentAt < asOf) return useOwner.setState({ owner: owner || code })
  useOwner.setState({ owner: owner || code, current: code, asOf: sentAt })
  if (code === '' || hasOtherViewer()) return
  // Stored before drafts are removed: a tab of another owner keeps its drafts once it knows of this viewer.
  storeLastViewer(code)
  if (owner === '') removeDraftsOfOthers(code)
}

/** Stores the viewer that another tab has stored in the browser. */
export function noteViewerElsewhere(code: string): void {
  useOwner.setState({ current: code, asOf: moment() })
}

const isOther = ({ owner, current }: OwnerState) => owner !== '' && current !== '' && current !== owner

/** Returns whether another viewer than the owner of this document is signed in now. */
export const hasOtherViewer = () => isOther(useOwner.getState())

export const useHasOtherViewer = () => useOwner(isOther)
