import { create } from 'zustand'

/** `null`: not known, because no screen has read it yet. */
type Counts = { unread: number | null; lessons: number | null }

const unknown: Counts = { unread: null, lessons: null }

/**
 * The numbers of unread conversations and of lessons to accept or to pay, as the screens last read them,
 * without those paid since; `viewer` is the code of the user to whom they belong.
 */
export const useAccountCounts = create<Counts & { viewer: string | null }>(() => ({
  viewer: null,
  ...unknown,
}))

/** Stores what a screen has read. The numbers of another viewer are dropped. */
export function storeCounts(viewer: string, read: Partial<Counts>): void {
  const known = useAccountCounts.getState()
  useAccountCounts.setState({ ...(known.viewer === viewer ? known : unknown), viewer, ...read })
}
