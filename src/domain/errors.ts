import type { ApiError } from '#api/apiError.ts'
import { errorText } from '#text/errors.ts'

type Described = { title: string; help: string }

/** Returns what went wrong and what to do, in Romanian, for any error. */
export function describeError(error: unknown): Described {
  if (isChunkLoadError(error)) return errorText.missingCode
  if (!isApiError(error)) return errorText.unexpected
  return error.status === 400 || error.status === 422 ? errorText.refused : errorText[error.kind]
}

/** Returns the help below a title that does not name the cause. An expired session is named, because the user must log in. */
export function explainError(error: unknown): string {
  const { title, help } = describeError(error)
  return isSessionExpired(error) ? `${title}. ${help}` : help
}

const unloaded =
  /dynamically imported module|Importing a module script|not a valid JavaScript MIME type|Unable to preload CSS/

/**
 * Returns whether code or styles of the app failed to load, including code that a call needed. Only the message of such an
 * error identifies it.
 */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && (unloaded.test(error.message) || isChunkLoadError(error.cause))
}

/** Returns whether an error is an ApiError, by its name: this module imports only the type of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

export function isSessionExpired(error: unknown): boolean {
  return isApiError(error) && error.kind === 'session'
}
