import * as z from 'zod/mini'
import { endpoints } from '#api/endpoints.ts'
import type { Located, Verdict } from './check.ts'
import { isHarmless } from './compare.ts'

/** A known difference of a back end, which does not fail the check. */
export type Exception = z.infer<typeof Exception>

const nonEmpty = z.string().check(z.minLength(1))

const Exception = z.strictObject({
  /** As in docs/contract.md: `GET /api/users/GetStats`. */
  endpoint: nonEmpty,
  /** As in the report: `[].Teacher.Dob`, or `status`. */
  field: nonEmpty,
  reason: nonEmpty,
})

/** Parses an allow-list. @throws Error when it is malformed, or names an endpoint that does not exist */
export function readExceptions(text: string): Exception[] {
  const exceptions = z.parse(z.array(Exception), JSON.parse(text))
  const calls = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  const unknown = exceptions.find(({ endpoint }) => !calls.has(endpoint))
  if (unknown) throw new Error(`The allow-list names an unknown endpoint: ${unknown.endpoint}`)
  return exceptions
}

/** A difference with the reason why it is known; without one the client cannot read the exchange. */
export type Judged = Located & { reason?: string | undefined }

/** The verdict on an endpoint, with the known differences marked. */
export type Result = Omit<Verdict, 'differences'> & { state: State; differences: Judged[] }

/** `known`: every difference that matters is on the allow-list. */
export type State = 'fit' | 'known' | 'mismatch' | 'unseen'

/** The verdicts on all endpoints, and the entries of the allow-list that match none of their differences. */
export type Outcome = { results: Result[]; stale: Exception[] }

/**
 * Applies the allow-list to the verdicts. An entry whose endpoint was not seen is not stale: nothing says that
 * the difference is gone.
 */
export function applyExceptions(verdicts: readonly Verdict[], exceptions: readonly Exception[]): Outcome {
  const results = verdicts.map(({ endpoint, seen, differences }): Result => {
    const own = exceptions.filter(one => isAbout(one, endpoint))
    const judged = differences.map(one => ({ ...one, reason: reasonFor(one, own) }))
    return { endpoint, seen, state: stateOf(seen, judged), differences: judged }
  })
  const stale = exceptions.filter(exception => {
    const result = results.find(({ endpoint }) => isAbout(exception, endpoint))
    return result && result.seen > 0 && !result.differences.some(one => covers(exception, one))
  })
  return { results, stale }
}

const isAbout = ({ endpoint }: Exception, { method, path }: Verdict['endpoint']) =>
  endpoint === `${method} ${path}`

const covers = ({ field }: Exception, difference: Located) =>
  !isHarmless(difference) && field === difference.field

const reasonFor = (difference: Located, exceptions: readonly Exception[]) =>
  exceptions.find(one => covers(one, difference))?.reason

function stateOf(seen: number, differences: readonly Judged[]): State {
  if (seen === 0) return 'unseen'
  const harmful = differences.filter(one => !isHarmless(one))
  if (harmful.some(({ reason }) => reason === undefined)) return 'mismatch'
  return harmful.length > 0 ? 'known' : 'fit'
}
