import { create } from 'zustand'

/**
 * The address (path and query) of the screen that was rendered last; `null` while only the first frame or a
 * fallback has been rendered since the document was loaded.
 */
export const useScreen = create<{ address: string | null }>(() => ({ address: null }))

export function screenShown(address: string): void {
  useScreen.setState({ address })
}
