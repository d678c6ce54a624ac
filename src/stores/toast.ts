import { create } from 'zustand'

/** §9: the toast hides after 5 seconds. */
const visibleFor = 5000

type ToastState = { text: string | null; tone: 'success' | 'error' }

/** The one toast, e.g. after a submission has settled; `text` is `null` while none is shown. */
export const useToast = create<ToastState>(() => ({ text: null, tone: 'success' }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast for 5 seconds; a newer one replaces it and restarts the time. */
export function showToast(text: string, tone: ToastState['tone'] = 'success'): void {
  clearTimeout(timer)
  useToast.setState({ text, tone })
  timer = setTimeout(hideToast, visibleFor)
}

export function hideToast(): void {
  clearTimeout(timer)
  useToast.setState({ text: null })
}
