import * as z from 'zod/mini'
import { endpoints } from '#api/endpoints.ts'

const nonEmpty = z.string().check(z.minLength(1))

/** A known difference of a back end, which does not fail the check. */
const Exception = z.strictObject({
  /** As in docs/contract.md: `GET /api/users/GetStats`. */
  endpoint: nonEmpty,
  /** As in the report: `[].Teacher.Dob`, or `status`. */
  field: nonEmpty,
  reason: nonEmpty,
})
export type Exception = z.infer<typeof Exception>

/** Parses an allow-list. @throws Error when it is malformed, or names an endpoint that does not exist */
export function readExceptions(text: string): Exception[] {
  const exceptions = z.parse(z.array(Exception), JSON.parse(text))
  const calls = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  const unknown = exceptions.find(({ endpoint }) => !calls.has(endpoint))
  if (unknown) throw new Error(`The allow-list names an unknown endpoint: ${unknown.endpoint}`)
  return exceptions
}
