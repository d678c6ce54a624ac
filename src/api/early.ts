import { acceptJson, addresses, fill, type Path, type Values } from './addresses.ts'

export type EarlyReadName = keyof typeof addresses

/**
 * Reads sent by the early script (src/app/early.ts) while the app's own scripts still load. The client takes each response
 * instead of sending the same request again.
 */
type EarlyRead = { response: Promise<Response>; controller: AbortController }

type ReadAddress = { path: Path; searchParams?: Record<string, string | number> | undefined }

declare global {
  /** Early reads by path and query. The early script and the app are built apart, so they share them here. */
  var earlyReads: Map<string, EarlyRead> | undefined
}

/**
 * Sends a safe read ahead of the client, with the same address and headers. `onResponse` is called with a copy of the
 * response, and only when it has settled does the client get the response itself; it must not reject.
 */
export function startEarlyRead(
  name: EarlyReadName,
  args: Values = {},
  onResponse?: (copy: Response) => Promise<void>,
): void {
  const address = addressOf(fill(addresses[name], args))
  const controller = new AbortController()
  const response = send()
  // The client reports the failure when it takes the read.
  response.catch(() => {})
  globalThis.earlyReads ??= new Map()
  globalThis.earlyReads.set(address, { response, controller })

  async function send(): Promise<Response> {
    const received = await fetch(address, { headers: { Accept: acceptJson }, signal: controller.signal })
    await onResponse?.(received.clone())
    return received
  }
}

/**
 * The response of an early read of the same address, for its first caller only: a later read sends a request of its own.
 * Aborting `signal` aborts it.
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

/** As the client writes it. */
function addressOf({ path, searchParams = {} }: ReadAddress): string {
  const query = new URLSearchParams(Object.entries(searchParams).map(([key, value]) => [key, String(value)]))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** Drops what no loader of the first page has taken, so that a later screen never shows an old response. */
export function dropEarlyReads(): void {
  globalThis.earlyReads = undefined
}
