import * as z from 'zod/mini'
import { DateTime, MaybeDateTime } from '#api/dates.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { Id, isNone, Numeric } from '#api/schemas.ts'
import { type Field, fieldOf, optionFor, type Shape } from './shape.ts'

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

/** A difference from the contract: a field's path and types, never its value, which may be personal data. */
export type Difference = {
  where: 'answer' | 'sent'
  /** `unknown`: a field that the contract does not have, which the client ignores. `missing`: a required field. */
  kind: 'unknown' | 'missing' | 'wrong'
  field: string
  expected: string
  got: string
  /** Why the difference is known, from the allow-list. */
  reason?: string
}

/** `known`: every difference that matters is on the allow-list. */
export type State = 'fit' | 'known' | 'mismatch' | 'unseen'

/** The result of comparing the exchanges of one endpoint with the contract; `seen` is the number of exchanges. */
export type Result = Pick<EndpointEntry, 'name' | 'section' | 'method' | 'path' | 'isChange'> & {
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
    const { name, section, method, path, isChange } = endpoint
    const own = exchanges.filter(one => one.status > 0 && one.answer !== undefined && isCallOf(endpoint, one))
    const differences = differencesOf(endpoint, own)
    for (const exception of own.length > 0 ? exceptions : []) {
      if (exception.endpoint !== callOf(endpoint)) continue
      const known = differences.filter(one => isHarmful(one) && one.field === exception.field)
      for (const difference of known) difference.reason = exception.reason
      if (known.length === 0) stale.push(exception)
    }
    const state = stateOf(own.length, differences)
    return { name, section, method, path, isChange, seen: own.length, state, differences }
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

const isHarmful = ({ kind }: Pick<Difference, 'kind'>) => kind !== 'unknown'

export const isSuccess = ({ status }: Exchange) => status >= 200 && status < 300

export function isCallOf({ method, path }: EndpointEntry, exchange: Exchange): boolean {
  if (exchange.method !== method) return false
  const pattern = path.replace(/\{\w+\}/g, '[^/]+')
  // The server ignores the casing of paths, and a recording of the legacy site may have another casing.
  return new RegExp(`^${pattern}$`, 'i').test(new URL(exchange.url).pathname)
}

/**
 * Returns the distinct differences in the exchanges of an endpoint. A response with a status other than 2xx has no
 * defined shape: it counts only when every call failed, as the difference `status`.
 */
function differencesOf({ response, body }: EndpointEntry, exchanges: readonly Exchange[]): Difference[] {
  const hasSuccess = exchanges.some(isSuccess)
  const found = exchanges.flatMap((exchange): Difference[] => {
    const { status, answer = '', contentType, sent } = exchange
    if (!isSuccess(exchange))
      return hasSuccess ? [] : [{ where: 'answer', ...wrong('status', '200', String(status)) }]
    // A file has no shape, but an HTML page in its place, such as the sign-in page, is a difference.
    const inFile = contentType === 'text/html' ? [wrong('answer', 'file', 'HTML')] : []
    const inAnswer = response === 'file' ? inFile : inJson('answer', response, answer.trim() || 'null')
    const inSent = body === 'form' || sent === undefined ? [] : inJson('body', body, sent)
    return [
      ...inAnswer.map(one => ({ where: 'answer' as const, ...one })),
      ...inSent.map(one => ({ where: 'sent' as const, ...one })),
    ]
  })
  return [...new Map(found.map(one => [JSON.stringify(one), one])).values()]
}

/** A difference in the JSON of a response or a sent body. */
type Found = Omit<Difference, 'where'>

const wrong = (field: string, expected: string, got: string): Found => ({
  kind: 'wrong',
  field,
  expected,
  got,
})

function inJson(root: 'answer' | 'body', schema: z.core.$ZodType | null, text: string): Found[] {
  if (schema === null) return []
  const json = parse(text)
  return json === undefined ? [wrong(root, 'JSON', 'other text')] : compare(json, fieldOf(schema), '', root)
}

/** Parses a text as JSON. Returns `undefined` when it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the differences of a value, at a path within the root. The rows of a list share one path. */
function compare(value: unknown, field: Field, path: string, root: string): Found[] {
  const { shape, isOptional, isNullable } = field
  const misfit = wrong(path || root, inWords(shape), typeOf(value))
  const unless = (fits: boolean) => (fits ? [] : [misfit])
  if (value === undefined) return isOptional ? [] : [{ ...misfit, kind: 'missing' }]
  if (value === null) return unless(isNullable)
  switch (shape.kind) {
    case 'object': {
      if (shape.isReference && isNone(value)) return []
      if (typeOf(value) !== 'object') return [misfit]
      const names = new Set([...Object.keys(shape.fields), ...Object.keys(value)])
      return [...names].flatMap(name => {
        const inner = shape.fields[name]
        const at = [path, inner ? name : printableName(name)].filter(Boolean).join('.')
        if (!inner) return [{ kind: 'unknown', field: at, expected: 'nothing', got: 'a field' }]
        return compare(Reflect.get(value, name), inner, at, root)
      })
    }
    case 'list': {
      const row = { shape: shape.item, isOptional: false, isNullable: false }
      return Array.isArray(value) ? value.flatMap(one => compare(one, row, `${path}[]`, root)) : [misfit]
    }
    case 'union': {
      const found = shape.options.map(option => compare(value, option, path, root))
      const intended = optionFor(value, shape.options)
      const closest = found[shape.options.findIndex(option => option.shape === intended)]
      return found.find(differences => !differences.some(isHarmful)) ?? closest ?? [misfit]
    }
    case 'id':
      return unless(z.safeParse(Id, value).success)
    case 'numeric':
      return unless(z.safeParse(Numeric, value).success)
    case 'date':
      return unless(z.safeParse(isOptional ? MaybeDateTime : DateTime, value).success)
    case 'literal':
      return unless(shape.values.includes(value))
    case 'record':
      return unless(typeOf(value) === 'object')
    default:
      return unless(shape.kind === 'unknown' || shape.kind === typeof value)
  }
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

/** Returns the name of a shape's kind for a report. */
function inWords(shape: Shape): string {
  if (shape.kind === 'union') return shape.options.map(option => inWords(option.shape)).join(' or ')
  if (shape.kind === 'literal') return shape.values.map(value => JSON.stringify(value)).join(' or ')
  return shape.kind === 'id' || shape.kind === 'numeric' ? 'number or numeric text' : shape.kind
}

/**
 * Returns the name of a field that the contract does not have, for a report. A key that is not named like a field (letters,
 * then at most two digits; `$id` and the like) becomes `*`: in an object keyed by e-mail address or by a person's code, the
 * key is personal data.
 */
const printableName = (name: string) => (/^\$?[A-Za-z_]{1,40}\d{0,2}$/.test(name) ? name : '*')
