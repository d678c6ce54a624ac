import { create } from 'zustand'

/**
 * The address, path and query, of the screen that was shown last; `null` while only the fallback for the first one has been
 * shown since the document was loaded.
 */
export const useScreen = create<{ address: string | null }>(() => ({ address: null }))

export function screenShown(address: string): void {
  useScreen.setState({ address })
}
