import { readInTab, writeInTab } from '#storage/stored.ts'
import type { Entry } from './entries.ts'

/** The body of one request: the build, and the entries since the last request. */
export type Report = { build: string; entries: Entry[] }

/** Maximum number of entries that one tab sends within an hour; later ones are dropped. */
export const mostPerHour = 20

const hour = 3_600_000
/** Milliseconds from an entry to the request that carries it, together with all later entries. */
const batchTime = 10_000
const storageKey = 'reported'

type Options = {
  build: string
  /** Sends the body of a request. Returns whether the browser has accepted it. */
  send: (body: string) => boolean
}

/** Creates the queue that sends entries in batches, each different entry once per page load. */
export function createReporter({ build, send }: Options) {
  const known = new Set<string>()
  let queue: Entry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function add(entry: Entry): void {
    const text = JSON.stringify(entry)
    if (known.has(text) || !takeFromQuota()) return
    known.add(text)
    queue.push(entry)
    timer ??= setTimeout(flush, batchTime)
  }

  /** Sends the queue now, e.g. because the page is being left. */
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (queue.length === 0) return
    // The browser refuses a request while too much is pending: the entries go with the next one.
    if (send(JSON.stringify({ build, entries: queue } satisfies Report))) queue = []
  }

  return { add, flush }
}

/** Takes one entry from this tab's hourly quota. Returns false when the quota is used up. */
function takeFromQuota(): boolean {
  const oldest = Date.now() - hour
  const recent = readTimes().filter(time => time > oldest)
  if (recent.length >= mostPerHour) return false
  writeTimes([...recent, Date.now()])
  return true
}

/** The stored times of the entries, for when the browser refuses its storage. */
let fallback = '[]'

function readTimes(): number[] {
  try {
    const stored: unknown = JSON.parse(readInTab(storageKey) ?? fallback)
    return Array.isArray(stored) ? stored.filter(time => typeof time === 'number') : []
  } catch {
    return []
  }
}

function writeTimes(times: number[]): void {
  fallback = JSON.stringify(times)
  writeInTab(storageKey, fallback)
}
