/** A call that was answered, for the panel. */
export type LoggedCall = {
  /** Counts up, also over what the list has dropped. */
  id: number
  method: string
  /** With its query, as sent. */
  path: string
  /** 0: no answer at all, as without a network, or the caller gave up. */
  status: number
  milliseconds: number
  /** The function of src/api, or `""`. */
  endpoint: string
}

/** How many are remembered. */
const most = 200

let calls: readonly LoggedCall[] = []
let last = 0
const listeners = new Set<() => void>()

/** The latest last. The same list until there is another call, as `useSyncExternalStore` wants it. */
export function getCalls(): readonly LoggedCall[] {
  return calls
}

/** Returns what ends it. */
export function subscribeToCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function logCall(call: Omit<LoggedCall, 'id'>): void {
  last += 1
  calls = [...calls.slice(1 - most), { id: last, ...call }]
  announce()
}

export function clearCalls(): void {
  calls = []
  announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}
