import { create } from 'zustand'

/** §9: the toast of a success hides after 5 seconds. */
const successVisibleFor = 5000

type ToastState = { text: string | null; tone: 'success' | 'error' }

/** The one toast, e.g. after a submission has settled; `text` is `null` while none is shown. */
export const useToast = create<ToastState>(() => ({ text: null, tone: 'success' }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast: of a success for 5 seconds, of an error until it is closed. A newer toast replaces it. */
export function showToast(text: string, tone: ToastState['tone'] = 'success'): void {
  clearTimeout(timer)
  useToast.setState({ text, tone })
  if (tone === 'success') timer = setTimeout(hideToast, successVisibleFor)
}

export function hideToast(): void {
  clearTimeout(timer)
  useToast.setState({ text: null })
}
