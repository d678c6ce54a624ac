import ky, { isHTTPError, type Options } from 'ky'
import type { Path } from './addresses.ts'
import type { Body } from './client.ts'

export type FetchOptions = Body & {
  method: 'GET' | 'POST'
  path: Path
  headers: Record<string, string>
  /** Aborts the attempts, the pauses between them, and the reading of the body. */
  signal: AbortSignal
  cache?: RequestCache
  /** Allows retries after no response, or after one that reports a temporary problem (`safeRetry`). */
  isRepeatable?: boolean
  /** The response to an early read of the same address, which counts as the first attempt. */
  firstAttempt: Promise<Response> | undefined
  onResponse: (response: Response) => void
  onDownloadProgress?: NonNullable<Options['onDownloadProgress']>
}

/**
 * Retries of a safe read, after temporary problems only: a plain 500 of this back end is a bug that would
 * occur again. A `Retry-After` of more than 3 s is shortened, because a visitor would not wait that long.
 */
const safeRetry = { limit: 2, methods: ['get'], statusCodes: [408, 429, 502, 503, 504], maxRetryAfter: 3000 }

/** Resolves with the last response, whatever its status; rejects when there was none. */
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
      // The caller's signal is the only timeout.
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
