import { create } from 'zustand'

/** §9: the success alert hides after 5 seconds. */
const visibleFor = 5000

type AlertState = { text: string | null; tone: 'success' | 'error' }

/** The one message that tells what was just done; `null` when there is none. */
export const useAlert = create<AlertState>(() => ({ text: null, tone: 'success' }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a message for 5 seconds; a newer one takes its place and its time. */
export function showAlert(text: string, tone: AlertState['tone'] = 'success'): void {
  clearTimeout(timer)
  useAlert.setState({ text, tone })
  timer = setTimeout(hideAlert, visibleFor)
}

export function hideAlert(): void {
  clearTimeout(timer)
  useAlert.setState({ text: null })
}
