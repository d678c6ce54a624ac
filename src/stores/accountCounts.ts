import { create } from 'zustand'
import { moment } from './owner.ts'

/** `null`: not known, because no screen has read it yet. */
type Counts = { unread: number | null; lessons: number | null }

/** The moments at which the requests with the counts were sent. */
type AsOf = { asOf: Record<keyof Counts, number> }

const unknown: Counts & AsOf = { unread: null, lessons: null, asOf: { unread: 0, lessons: 0 } }

/** The unread conversations and the lessons to accept or to pay, as the screens of this `viewer` last read them. */
export const useAccountCounts = create<Counts & AsOf & { viewer: string | null }>(() => ({
  viewer: null,
  ...unknown,
}))

/**
 * Stores what a request that was sent at this moment has read, unless the number of a later one is known. The numbers of another viewer
 * are dropped.
 */
export function storeCounts(viewer: string, read: Partial<Counts>, sentAt = moment()): void {
  const stored = useAccountCounts.getState()
  const known = stored.viewer === viewer ? stored : unknown
  const state = { ...known, viewer, asOf: { ...known.asOf } }
  for (const name of ['unread', 'lessons'] as const) {
    const count = read[name]
    if (count === undefined || sentAt < known.asOf[name]) continue
    state[name] = count
    state.asOf[name] = sentAt
  }
  useAccountCounts.setState(state)
}
