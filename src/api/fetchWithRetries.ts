import ky, { isHTTPError, type Options } from 'ky'
import type { Path } from './addresses.ts'
import type { Body } from './client.ts'

export type FetchOptions = Body & {
  method: 'GET' | 'POST'
  path: Path
  headers: Record<string, string>
  /** Ends all of it: the attempts, the waits between them, and the reading of the body. */
  signal: AbortSignal
  cache?: RequestCache
  /** Whether it may be sent again when no answer came, or one of a passing trouble. */
  isRepeatable?: boolean
  /** A request of the same address that was sent already: it counts as the first attempt. */
  firstAttempt?: Promise<Response> | undefined
  /** Called with the response of each attempt. */
  onResponse: (response: Response) => void
  onDownloadProgress?: NonNullable<Options['onDownloadProgress']>
}

/**
 * A plain 500 of this back end is a bug that comes again; what is worth a second try are passing states. A server that
 * asks for more patience (`Retry-After`) than a visitor has is asked sooner all the same.
 */
const safeRetry = { limit: 2, methods: ['get'], statusCodes: [408, 429, 502, 503, 504], maxRetryAfter: 3000 }

/**
 * Sends a request, and again where that is safe. Resolves with the last response, whatever its status; rejects when there
 * was none.
 */
export async function fetchWithRetries({
  path,
  isRepeatable = false,
  firstAttempt,
  onResponse,
  ...options
}: FetchOptions): Promise<Response> {
  let attempt = firstAttempt
  try {
    return await ky(path, {
      ...options,
      // The caller's signal is the only limit in time.
      timeout: false,
      totalTimeout: false,
      retry: isRepeatable ? safeRetry : 0,
      baseUrl: globalThis.location?.origin ?? 'http://localhost',
      fetch(input, init) {
        const sent = attempt ?? globalThis.fetch(input, init)
        attempt = undefined
        return sent
      },
      hooks: { afterResponse: [({ response }) => onResponse(response)] },
    })
  } catch (error) {
    if (isHTTPError(error)) return error.response
    throw error
  }
}
