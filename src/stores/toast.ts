import { create } from 'zustand'

/** §9: the toast of a success hides after 5 seconds. */
const successVisibleFor = 5000

type Tone = 'success' | 'error' | 'info'

type ToastState = {
  text: string | null
  tone: Tone
  /** A new one for each toast, so that the same text is rendered and announced anew. */
  id: number
}

/** The one toast, e.g. after a submission has settled; `text` is `null` while none is shown. */
export const useToast = create<ToastState>(() => ({ text: null, tone: 'success', id: 0 }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast: of a success for 5 seconds, any other until it is closed. A newer toast replaces it. */
export function showToast(text: string, tone: Tone = 'success'): void {
  clearTimeout(timer)
  useToast.setState(({ id }) => ({ text, tone, id: id + 1 }))
  if (tone === 'success') timer = setTimeout(hideToast, successVisibleFor)
}

/** Also for the start of a submission: the toast may be about an earlier outcome of the same one. */
export function hideToast(): void {
  clearTimeout(timer)
  useToast.setState({ text: null })
}
