import * as z from 'zod/mini'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { matchPath } from '#mocks/handlers/matchPath.ts'
import { type Difference, differencesIn } from './differences.ts'

/** One request with its response, from a recording or just sent. */
export type Exchange = {
  method: string
  url: string
  /** The status of the response; 0 or less when there was none. */
  status: number
  sent?: string
  /** The body of the response; `undefined` when a recording lacks it. */
  answer?: string
  /** The media type of the response, e.g. `image/png`; `undefined` when it is unknown. */
  contentType?: string
  /** Milliseconds from the request to the end of the response. */
  milliseconds?: number
  /** The server's time at the response, or else the client's time at the request. */
  time?: Date
}

const nonEmpty = z.string().check(z.minLength(1))

/** A known difference of a back end, which does not fail the check. */
const Exception = z.strictObject({
  /** As in docs/contract.md: `GET /api/users/GetStats`. */
  endpoint: nonEmpty,
  /** As in the report: `[].Teacher.Dob`, or `status`. */
  field: nonEmpty,
  reason: nonEmpty,
})
type Exception = z.infer<typeof Exception>

/** Parses an allow-list. @throws Error when it is malformed, or names an endpoint that does not exist */
export function readExceptions(text: string): Exception[] {
  const exceptions = z.parse(z.array(Exception), JSON.parse(text))
  const unknown = exceptions.find(({ endpoint }) => !endpoints.some(one => callOf(one) === endpoint))
  if (unknown) throw new Error(`The allow-list names an unknown endpoint: ${unknown.endpoint}`)
  return exceptions
}

/** `known`: every difference that matters is on the allow-list. */
export type State = 'fit' | 'known' | 'mismatch' | 'unseen'

/** The result of comparing the exchanges of one endpoint with the contract; `seen` is the number of exchanges. */
export type Result = Pick<EndpointEntry, 'method' | 'path' | 'isChange'> & {
  seen: number
  state: State
  differences: Difference[]
}

/** The results of all endpoints, and the entries of the allow-list that match no difference. */
export type Outcome = { results: Result[]; stale: Exception[] }

/**
 * Compares all exchanges with the contract. An entry of the allow-list is not stale when its endpoint was not seen: the
 * difference may still exist.
 */
export function check(exchanges: readonly Exchange[], exceptions: readonly Exception[] = []): Outcome {
  const stale: Exception[] = []
  const results = endpoints.map((endpoint): Result => {
    const { method, path, isChange } = endpoint
    const own = exchanges.filter(one => one.status > 0 && one.answer !== undefined && isCallOf(endpoint, one))
    const differences = differencesOf(endpoint, own)
    for (const exception of own.length > 0 ? exceptions : []) {
      if (exception.endpoint !== callOf(endpoint)) continue
      const known = differences.filter(one => isHarmful(one) && one.field === exception.field)
      for (const difference of known) difference.reason = exception.reason
      if (known.length === 0) stale.push(exception)
    }
    const state = stateOf(own.length, differences)
    return { method, path, isChange, seen: own.length, state, differences }
  })
  return { results, stale }
}

export const callOf = ({ method, path }: Pick<EndpointEntry, 'method' | 'path'>) => `${method} ${path}`

function stateOf(seen: number, differences: readonly Difference[]): State {
  if (seen === 0) return 'unseen'
  const harmful = differences.filter(isHarmful)
  if (harmful.some(({ reason }) => reason === undefined)) return 'mismatch'
  return harmful.length > 0 ? 'known' : 'fit'
}

const isHarmful = ({ kind }: Difference) => kind !== 'unknown'

export const isSuccess = ({ status }: Exchange) => status >= 200 && status < 300

export const isCallOf = ({ method, path }: EndpointEntry, exchange: Exchange) =>
  exchange.method === method && matchPath(path)({ request: exchange }).matches

/**
 * Returns the distinct differences in the exchanges of an endpoint. A response with a status other than 2xx has no
 * defined shape: it counts only when every call failed, as the difference `status`.
 */
function differencesOf({ response, body }: EndpointEntry, exchanges: readonly Exchange[]): Difference[] {
  const answered = exchanges.filter(isSuccess)
  const failed = answered.length > 0 ? [] : exchanges
  const found = [
    ...failed.map(({ status }) => wrongAnswer('status', '200', String(status))),
    ...answered.flatMap(({ answer = '', contentType, sent }) => [
      // A file has no shape, but an HTML page in its place, such as the sign-in page, is a difference.
      ...(response === 'file' && contentType === 'text/html' ? [wrongAnswer('answer', 'file', 'HTML')] : []),
      ...(response === 'file' ? [] : differencesIn('answer', response, answer.trim() || 'null')),
      ...(body === 'form' || sent === undefined ? [] : differencesIn('sent', body, sent)),
    ]),
  ]
  return [...new Map(found.map(one => [JSON.stringify(one), one])).values()]
}

const wrongAnswer = (field: string, expected: string, got: string): Difference => {
  return { where: 'answer', kind: 'wrong', field, expected, got }
}
