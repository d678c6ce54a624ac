import { create } from 'zustand'

type Screen = {
  address: string | null
  /** True once a screen was complete and the browser idle. Never with `Save-Data` (app/firstVisit/prefetch.ts). */
  hasBeenIdle: boolean
  /** Why the last refetch of the screen failed; `null` when it did not. */
  refetchError: unknown
}

/** The address (path and query) of the screen that was rendered last; `null` before the first screen with data. */
export const useScreen = create<Screen>(() => ({ address: null, hasBeenIdle: false, refetchError: null }))

export function screenShown(address: string): void {
  useScreen.setState(shown => (shown.address === address ? shown : { address, refetchError: null }))
}

export function screenRefetched(refetchError: unknown): void {
  useScreen.setState({ refetchError })
}
