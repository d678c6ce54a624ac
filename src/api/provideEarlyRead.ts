import { acceptJson, addresses, fill, type Values } from './addresses.ts'
import { readAddressOf } from './early.ts'

export type EarlyReadName = keyof typeof addresses

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
  const address = readAddressOf(fill(addresses[name], args))
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
