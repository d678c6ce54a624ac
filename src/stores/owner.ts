import { create } from 'zustand'
import { removeDraftsOfOthers } from '#storage/drafts.ts'
import { storeLastViewer } from '#storage/lastViewer.ts'

type OwnerState = {
  /**
   * The first signed-in viewer of this document; empty while there was none. A sign-in loads a new document, so what
   * this one shows, and what is typed into it, belongs to its owner.
   */
  owner: string
  /** The viewer who is signed in in this browser now, as far as this tab knows; empty for a visitor. */
  current: string
  /** The moment of which `current` is known. */
  asOf: number
}

/** The codes of the viewers. Another tab may sign in as another viewer: all tabs share the cookies. */
export const useOwner = create<OwnerState>(() => ({ owner: '', current: '', asOf: 0 }))

let moments = 0

/** Returns a number that is greater at each call, by which later news of the viewer is told from earlier. */
export const moment = () => ++moments

/** Forgets the viewers, as a new document does. A response to an earlier request is then no news. For tests. */
export function resetOwner(): void {
  useOwner.setState({ owner: '', current: '', asOf: moment() })
}

/** Notes the viewer whom a response named, to a request that was sent at this moment. */
export function noteViewer(code: string, sentAt: number): void {
  const { owner, asOf } = useOwner.getState()
  if (sentAt < asOf) return
  useOwner.setState({ owner: owner || code, current: code, asOf: sentAt })
  if (code === '' || hasOtherViewer()) return
  // First: a tab of the other viewer keeps the drafts of its owner once it knows of this one.
  storeLastViewer(code)
  if (owner === '') removeDraftsOfOthers(code)
}

/** Notes the viewer whom another tab has stored. */
export function noteViewerElsewhere(code: string): void {
  useOwner.setState({ current: code, asOf: moment() })
}

const isOther = ({ owner, current }: OwnerState) => owner !== '' && current !== '' && current !== owner

/** Returns whether another viewer than the owner of this document is signed in now. */
export const hasOtherViewer = () => isOther(useOwner.getState())

export const useHasOtherViewer = () => useOwner(isOther)
