import { onLog } from '#log.ts'

let mismatches: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/**
 * Returns the endpoints, e.g. `GET /api/...`, for which the client has logged a response that does not fit
 * its schema.
 */
export const getMismatches = (): ReadonlySet<string> => mismatches

/** Collects mismatches from the log from now on. Must be called before the first request. */
export function watchMismatches(): void {
  onLog(({ text }) => {
    const endpoint = /^Mismatch: (\S+ \S+)/.exec(text)?.[1]
    if (!endpoint) return
    mismatches = new Set([...mismatches, endpoint])
    for (const listener of listeners) listener()
  })
}

export function subscribeToMismatches(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
