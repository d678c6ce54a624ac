// `vanilla` does not import React: in Node that would be React's development build, which cannot render beside the
// production build that renders a snapshot.
import { createStore } from 'zustand/vanilla'

export type LoggedCall = {
  /** The number of this call since the page was loaded; calls that the list has dropped count too. */
  id: number
  method: string
  path: string
  /** 0: no response, because of a network error or because the caller aborted. */
  status: number
  milliseconds: number
  /** Name of the endpoint's function in src/api; `""` when it is unknown. */
  endpoint: string
  isRecorded: boolean
  /** The start of the body that was sent, and of the one received; `""` without one, or when it is no text. */
  sent: string
  received: string
}

const maxCalls = 200

let lastId = 0

export const calls = createStore<readonly LoggedCall[]>(() => [])

export function logCall(call: Omit<LoggedCall, 'id'>): void {
  lastId += 1
  calls.setState([...calls.getState().slice(1 - maxCalls), { id: lastId, ...call }], true)
}

export const clearCalls = () => calls.setState([], true)
