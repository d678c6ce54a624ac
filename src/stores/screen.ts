import { create } from 'zustand'

/** Whether a screen has been shown since the document was loaded, or only what stands in for the first one. */
export const useScreen = create(() => ({ isShown: false }))

export function screenShown(): void {
  useScreen.setState({ isShown: true })
}
