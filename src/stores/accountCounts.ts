import { create } from 'zustand'

/** `null`: not known, because no screen has read it yet. */
type Counts = { unread: number | null; lessons: number | null }

const unknown: Counts = { unread: null, lessons: null }

/** The unread conversations and the lessons to accept or to pay, as the screens of this `viewer` last read them. */
export const useAccountCounts = create<Counts & { viewer: string | null }>(() => ({
  viewer: null,
  ...unknown,
}))

/** Stores what a screen has read. The numbers of another viewer are dropped. */
export function storeCounts(viewer: string, read: Partial<Counts>): void {
  const known = useAccountCounts.getState()
  useAccountCounts.setState({ ...(known.viewer === viewer ? known : unknown), viewer, ...read })
}
