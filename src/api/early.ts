import { acceptJson, addresses, fill, type Path, type Values } from './addresses.ts'

export type EarlyReadName = keyof typeof addresses

/**
 * A read sent by the early script (src/app/firstVisit/early.ts) while the app's own scripts still load. The client uses
 * its response instead of sending the same request again.
 */
type EarlyRead = { response: Promise<Response>; controller: AbortController }

type ReadAddress = { path: Path; searchParams?: Record<string, string | number> | undefined }

declare global {
  /** Early reads by path and query. A global, because the early script and the app are separate builds. */
  var earlyReads: Map<string, EarlyRead> | undefined
}

/**
 * Sends a safe read before the client is loaded, with the address and headers that the client would use.
 * `onResponse` gets a copy of the response and must not reject; the client gets the response once
 * `onResponse` has settled. The request waits for `after`.
 */
export function startEarlyRead(
  name: EarlyReadName,
  args: Values = {},
  { onResponse, after }: { onResponse?: (copy: Response) => Promise<void>; after?: Promise<void> } = {},
): void {
  const address = addressOf(fill(addresses[name], args))
  const controller = new AbortController()
  provideEarlyRead(address, send(), controller)

  async function send(): Promise<Response> {
    if (after) await after
    const received = await fetchEarly(address, controller.signal)
    await onResponse?.(received.clone())
    return received
  }
}

/** Sends a GET with the headers that the client would use. */
export const fetchEarly = (address: string, signal?: AbortSignal): Promise<Response> =>
  fetch(address, { headers: { Accept: acceptJson }, ...(signal && { signal }) })

/** Lets the client take this response to the read of an address (path and query). */
export function provideEarlyRead(
  address: string,
  response: Promise<Response>,
  controller = new AbortController(),
): void {
  // Prevents an unhandled rejection; the client reports the failure when it uses the read.
  response.catch(() => {})
  globalThis.earlyReads ??= new Map()
  globalThis.earlyReads.set(address, { response, controller })
}

/**
 * Returns the response of an early read of the same address, to its first caller only: a later read sends a
 * request of its own. Aborting `signal` aborts the early read.
 */
export function takeEarlyRead(read: ReadAddress, signal: AbortSignal): Promise<Response> | undefined {
  const address = addressOf(read)
  const early = globalThis.earlyReads?.get(address)
  if (!early) return undefined
  globalThis.earlyReads?.delete(address)
  const abort = () => early.controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort)
  return early.response
}

/** Returns the path with its query, serialised as the client does. */
function addressOf({ path, searchParams = {} }: ReadAddress): string {
  const query = new URLSearchParams(Object.entries(searchParams).map(([key, value]) => [key, String(value)]))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** Drops the early reads that the first page has not used: a later screen must not show a stale response. */
export function dropEarlyReads(): void {
  globalThis.earlyReads = undefined
}
