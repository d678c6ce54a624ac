import { acceptJson, addresses, fill, type Values } from './addresses.ts'

export type EarlyReadName = keyof typeof addresses

/**
 * Reads sent by the early script (src/early.ts) while the app's own scripts still load. The client takes each response
 * instead of sending the same request again.
 */
type EarlyRead = { response: Promise<Response>; controller: AbortController }

declare global {
  /** Early reads by path and query. The early script and the app are built apart, so they share them here. */
  var earlyReads: Map<string, EarlyRead> | undefined
}

/** Sends a safe read ahead of the client, with the same address and headers. */
export function startEarlyRead(name: EarlyReadName, args: Values = {}): Promise<Response> {
  const { path, searchParams } = fill(addresses[name], args)
  const query = new URLSearchParams(Object.entries(searchParams).map(([key, value]) => [key, String(value)]))
  const address = query.size > 0 ? `${path}?${query.toString()}` : path
  const controller = new AbortController()
  const response = fetch(address, { headers: { Accept: acceptJson }, signal: controller.signal })
  // The client reports the failure when it takes the read.
  response.catch(() => {})
  globalThis.earlyReads ??= new Map()
  globalThis.earlyReads.set(address, { response, controller })
  return response
}

/**
 * The response of an early read of the same address, for its first caller only: a retry and a later read send a request
 * of their own. Aborting `request` aborts the early read.
 */
function takeEarlyRead(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined
  const { pathname, search } = new URL(request.url)
  const early = globalThis.earlyReads?.get(pathname + search)
  if (!early) return undefined
  globalThis.earlyReads?.delete(pathname + search)
  const abort = () => early.controller.abort(request.signal.reason)
  if (request.signal.aborted) abort()
  else request.signal.addEventListener('abort', abort)
  return early.response
}

/** `fetch`, except that a request which the early script has already sent is not sent again. */
export async function fetchOrTakeEarly(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const early = input instanceof Request ? takeEarlyRead(input) : undefined
  return early ?? globalThis.fetch(input, init)
}

/** Drops what no loader of the first page has taken, so that a later screen never shows an old response. */
export function dropEarlyReads(): void {
  globalThis.earlyReads = undefined
}
