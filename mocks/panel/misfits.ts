import { onLog } from '#log.ts'

let misfits: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/**
 * Returns the endpoints, e.g. `GET /api/...`, for which the client has logged a response that does not fit
 * its schema.
 */
export const getMisfits = (): ReadonlySet<string> => misfits

/** Collects misfits from the log from now on. Must be called before the first request. */
export function watchMisfits(): void {
  onLog(({ text }) => {
    const endpoint = /^Misfit: (\S+ \S+)/.exec(text)?.[1]
    if (!endpoint) return
    misfits = new Set([...misfits, endpoint])
    for (const listener of listeners) listener()
  })
}

export function subscribeToMisfits(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
