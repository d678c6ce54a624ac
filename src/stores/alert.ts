import { create } from 'zustand'

/** §9: the success alert hides after 5 seconds. */
const visibleFor = 5000

type AlertState = { text: string | null }

/** The one message that tells what was just done; `null` when there is none. */
export const useAlert = create<AlertState>(() => ({ text: null }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a success message for 5 seconds; a newer one takes its place and its time. */
export function showAlert(text: string): void {
  clearTimeout(timer)
  useAlert.setState({ text })
  timer = setTimeout(hideAlert, visibleFor)
}

export function hideAlert(): void {
  clearTimeout(timer)
  useAlert.setState({ text: null })
}
