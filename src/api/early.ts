import { abortWith } from './abortWith.ts'
import type { Path } from './addresses.ts'

/**
 * A read sent by the early script (src/app/firstVisit/early.ts) while the app's own scripts still load, or a response in the
 * page's HTML (snapshot.ts there). The client uses the response instead of sending the same request again.
 */
type EarlyRead = { response: Promise<Response>; controller: AbortController }

type ReadAddress = { path: Path; searchParams?: Record<string, string | number> }

declare global {
  /** Early reads by path and query. A global, because the early script and the app are separate builds. */
  var earlyReads: Map<string, EarlyRead> | undefined
}

/** Returns the response of an early read of the same address, to its first caller only. `signal` aborts the read. */
export function takeEarlyRead(read: ReadAddress, signal: AbortSignal): Promise<Response> | undefined {
  const address = readAddressOf(read)
  const early = globalThis.earlyReads?.get(address)
  if (!early) return undefined
  globalThis.earlyReads?.delete(address)
  abortWith(early.controller, signal)
  return early.response
}

/** Returns the path with its query, serialised as the client does. */
export function readAddressOf({ path, searchParams = {} }: ReadAddress): string {
  const query = new URLSearchParams(Object.entries(searchParams).map(([key, value]) => [key, String(value)]))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** Drops the early reads that the first page has not used: a later screen must not show a stale response. */
export function dropEarlyReads(): void {
  globalThis.earlyReads = undefined
}
