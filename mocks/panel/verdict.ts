import type { LoggedCall } from '#mocks/calls.ts'

/** Returns `eșec` for an error, `formă` when the client has logged a mismatch of that endpoint, and else `ok`. */
export function verdictOf({ method, path, status }: LoggedCall, mismatching: ReadonlySet<string>): string {
  if (status < 200 || status >= 300) return 'eșec'
  return mismatching.has(`${method} ${path.split('?')[0]}`) ? 'formă' : 'ok'
}
