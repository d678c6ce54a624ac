import type { ApiError } from '#api/client.ts'
import { errorText } from '#text/errors.ts'

type Described = { title: string; help: string }

/** Returns what went wrong and what to do, in Romanian, for any error. */
export function describeError(error: unknown): Described {
  if (isUnloaded(error)) return errorText.network
  return isApiError(error) ? errorText[error.kind] : errorText.unexpected
}

const unloaded = /dynamically imported module|Importing a module script|Unable to preload CSS/

/** A part of the app's own code or styles that could not be had, in the words of Chromium, Firefox, Safari and Vite. */
export function isUnloaded(error: unknown): boolean {
  return error instanceof Error && unloaded.test(error.message)
}

/** By name rather than by class, so that this module needs only the type. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
