import type { ApiError } from '#api/client.ts'
import { errorText } from '#text/errors.ts'

type Described = { title: string; help: string }

/** What went wrong and what to do, in Romanian, for any error whatever. */
export function describeError(error: unknown): Described {
  return isApiError(error) ? errorText[error.kind] : errorText.unexpected
}

/** By name rather than by class, so that this module needs only the type. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
