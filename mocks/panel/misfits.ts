import { onLog } from '#log.ts'

let misfits: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** Endpoints, `GET /api/...`, of which the client reported an answer that does not fit. */
export const getMisfits = (): ReadonlySet<string> => misfits

/** Listens to the log from now on; to be called before the first request. */
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
