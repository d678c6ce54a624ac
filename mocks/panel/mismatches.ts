import { createStore } from 'zustand/vanilla'
import { onLog } from '#log.ts'

/** The endpoints, e.g. `GET /api/...`, for which the client has logged a response that does not fit its schema. */
export const mismatches = createStore<ReadonlySet<string>>(() => new Set())

/** Collects mismatches from the log from now on. Must be called before the first request. */
export function watchMismatches(): void {
  onLog(({ text }) => {
    const endpoint = /^Mismatch: (\S+ \S+)/.exec(text)?.[1]
    if (endpoint) mismatches.setState(new Set([...mismatches.getState(), endpoint]), true)
  })
}
