import { create } from 'zustand'

/** §9: the toast of a success hides after 5 seconds. */
const successVisibleFor = 5000

type Tone = 'success' | 'error' | 'info'

type Toast = {
  text: string
  tone: Tone
  /** Differs for each toast, so that the same text is rendered and announced again. */
  id: number
  /** Key of the submission whose outcome it reports, or of the screen that offers its action. */
  submission: string | undefined
  /** The toast's button besides the one that closes it. */
  action: ToastAction | undefined
}

type ToastAction = { label: string; onPress: () => void }

/** The toasts, the shown one last: only one is shown at a time, and those below it are shown again after it. */
export const useToasts = create<{ toasts: readonly Toast[]; lastId: number }>(() => ({
  toasts: [],
  lastId: 0,
}))

/** Returns the toast that is shown, e.g. after a submission has settled, or `undefined`. */
export const shownToast = ({ toasts } = useToasts.getState()) => toasts.at(-1)

/** Returns whether the toast stays until it is closed. */
export const isLasting = (tone: Tone) => tone !== 'success'

/**
 * Shows a toast over those that are not closed yet: a success for 5 seconds, any other until it is closed. It replaces a success
 * and what has its text, but never another failure, which the user may not have seen behind a dialog.
 */
export function showToast(
  text: string,
  tone: Tone = 'success',
  submission?: string,
  action?: ToastAction,
): void {
  const id = useToasts.getState().lastId + 1
  const toast = { text, tone, id, submission, action }
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(other => isLasting(other.tone) && other.text !== text), toast],
    lastId: id,
  }))
  if (!isLasting(tone)) setTimeout(hideToast, successVisibleFor, toast)
}

export function hideToast(hidden: Toast): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(toast => toast !== hidden) }))
}

/** Hides the toast with this key: its submission is sent again, or its screen has unmounted. */
export function hideToastOf(key: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ submission }) => submission !== key) }))
}
