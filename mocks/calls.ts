/** A finished call, for the panel's list. */
export type LoggedCall = {
  /** The number of this call since the page was loaded; calls that the list has dropped count too. */
  id: number
  method: string
  /** The path with its query, as sent. */
  path: string
  /** 0: no response, because of a network error or because the caller aborted. */
  status: number
  milliseconds: number
  /** Name of the endpoint's function in src/api; `""` when it is unknown. */
  endpoint: string
  /** True when the response came from a recording. */
  isRecorded: boolean
}

const maxCalls = 200

let calls: readonly LoggedCall[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Returns the calls, the latest last. The list is the same object until it changes, as `useSyncExternalStore`
 * needs.
 */
export function getCalls(): readonly LoggedCall[] {
  return calls
}

/** Calls the listener on every change of the list. Returns the function that unsubscribes it. */
export function subscribeToCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function logCall(call: Omit<LoggedCall, 'id'>): void {
  lastId += 1
  calls = [...calls.slice(1 - maxCalls), { id: lastId, ...call }]
  notify()
}

export function clearCalls(): void {
  calls = []
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}
