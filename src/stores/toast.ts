import { create } from 'zustand'

/** §9: the toast of a success hides after 5 seconds. */
const successVisibleFor = 5000

type Tone = 'success' | 'error' | 'info'

type ToastState = {
  text: string | null
  tone: Tone
  /** Differs for each toast, so that the same text is rendered and announced again. */
  id: number
  /** Key of the submission whose outcome it reports, or of the screen that offers its action. */
  submission: string | undefined
  /** The toast's button besides the one that closes it. */
  action: ToastAction | undefined
}

type ToastAction = { label: string; onPress: () => void }

/** The one toast, e.g. after a submission has settled; `text` is `null` while none is shown. */
export const useToast = create<ToastState>(() => ({
  text: null,
  tone: 'success',
  id: 0,
  submission: undefined,
  action: undefined,
}))

/** Returns whether the toast stays until it is closed. */
export const isLasting = (tone: Tone) => tone !== 'success'

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast: a success for 5 seconds, any other until it is closed. A newer toast replaces it. */
export function showToast(
  text: string,
  tone: Tone = 'success',
  submission?: string,
  action?: ToastAction,
): void {
  clearTimeout(timer)
  useToast.setState(({ id }) => ({ text, tone, id: id + 1, submission, action }))
  if (!isLasting(tone)) timer = setTimeout(hideToast, successVisibleFor)
}

export function hideToast(): void {
  clearTimeout(timer)
  useToast.setState({ text: null })
}

/** Hides the toast with this key: its submission is sent again, or its screen has unmounted. */
export function hideToastOf(submission: string): void {
  if (useToast.getState().submission === submission) hideToast()
}
