import * as z from 'zod/mini'
import { DateTime } from '#api/dates.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { type Mismatch, toMismatches } from '#api/mismatches.ts'
import { Id, Numeric, partsOf } from '#api/schemas.ts'
import type { Exception } from './exceptions.ts'
import { fieldOf, optionFor, type Shape } from './shape.ts'

/** One request with its response, from a recording or just sent. */
export type Exchange = {
  method: string
  url: string
  /** The status of the response; 0 or less when there was none. */
  status: number
  sent?: string | undefined
  /** The body of the response; `undefined` when a recording lacks it. */
  answer: string | undefined
  /** The media type of the response, e.g. `image/png`; `undefined` when it is unknown. */
  contentType?: string | undefined
  /** Milliseconds from the request to the end of the response. */
  milliseconds?: number
  /** The server's time at the response, or else the client's time at the request. */
  time?: Date
}

/** A difference from the contract: a field's path and types, never its value, which may be personal data. */
export type Difference = Mismatch & {
  where: 'answer' | 'sent'
  /** `unknown`: a field that the contract does not have, which the client ignores. `missing`: a required field. */
  kind: 'unknown' | 'missing' | 'wrong'
  /** Why the difference is known, from the allow-list. */
  reason?: string | undefined
}

/** `known`: every difference that matters is on the allow-list. */
export type State = 'fit' | 'known' | 'mismatch' | 'unseen'

/** How the exchanges of one endpoint compare with the contract; `seen` is their number. */
export type Result = Pick<EndpointEntry, 'name' | 'section' | 'method' | 'path' | 'isChange'> & {
  seen: number
  state: State
  differences: Difference[]
}

/** The results of all endpoints, and the entries of the allow-list that match none of their differences. */
export type Outcome = { results: Result[]; stale: Exception[] }

/**
 * Compares all exchanges with the contract. An entry of the allow-list whose endpoint was not seen is not stale: nothing
 * says that the difference is gone.
 */
export function check(exchanges: readonly Exchange[], exceptions: readonly Exception[] = []): Outcome {
  const results = endpoints.map((endpoint): Result => {
    const { name, section, method, path, isChange } = endpoint
    const own = exchanges.filter(one => one.status > 0 && one.answer !== undefined && isCallOf(endpoint, one))
    const known = exceptions.filter(one => one.endpoint === `${method} ${path}`)
    const differences = differencesOf(endpoint, own).map(one => {
      const exception = known.find(({ field }) => one.kind !== 'unknown' && field === one.field)
      return { ...one, reason: exception?.reason }
    })
    const state = stateOf(own.length, differences)
    return { name, section, method, path, isChange, seen: own.length, state, differences }
  })
  const isStale = ({ endpoint, field }: Exception) =>
    results
      .filter(({ method, path, seen }) => seen > 0 && endpoint === `${method} ${path}`)
      .some(({ differences }) => !differences.some(one => one.reason !== undefined && one.field === field))
  return { results, stale: exceptions.filter(isStale) }
}

function stateOf(seen: number, differences: readonly Difference[]): State {
  if (seen === 0) return 'unseen'
  const harmful = differences.filter(({ kind }) => kind !== 'unknown')
  if (harmful.some(({ reason }) => reason === undefined)) return 'mismatch'
  return harmful.length > 0 ? 'known' : 'fit'
}

export const isSuccess = ({ status }: Exchange) => status >= 200 && status < 300

export function isCallOf(
  { method, path }: EndpointEntry,
  exchange: Pick<Exchange, 'method' | 'url'>,
): boolean {
  const pattern = path.replace(/\{\w+\}/g, '[^/]+')
  // The server ignores the casing of paths, and a recording of the legacy site may have another casing.
  return exchange.method === method && new RegExp(`^${pattern}$`, 'i').test(new URL(exchange.url).pathname)
}

/**
 * Returns the differences of the exchanges of an endpoint, each once. A response with a status other than 2xx has no
 * defined shape: it only counts when every call failed, as the difference `status`.
 */
function differencesOf({ response, body }: EndpointEntry, exchanges: readonly Exchange[]): Difference[] {
  const succeeded = exchanges.filter(isSuccess)
  const found = succeeded.flatMap(({ answer = '', contentType, sent }) => [
    ...(response === 'file' ? inFile(contentType) : inJson('answer', response, answer.trim() || 'null')),
    ...(body === 'form' || sent === undefined ? [] : inJson('sent', body, sent)),
  ])
  if (succeeded.length === 0)
    found.push(...exchanges.map(({ status }) => wrong('answer', 'status', '200', String(status))))
  return [...new Map(found.map(one => [JSON.stringify(one), one])).values()]
}

function wrong(where: Difference['where'], field: string, expected: string, got: string): Difference {
  return { where, kind: 'wrong', field, expected, got }
}

/** A file has no shape, but a page in its place, e.g. that of the sign-in, is a difference. */
const inFile = (contentType: string | undefined): Difference[] =>
  contentType === 'text/html' ? [wrong('answer', 'answer', 'file', 'HTML')] : []

function inJson(where: Difference['where'], schema: Schema | null, text: string): Difference[] {
  if (schema === null) return []
  const json = parse(text)
  if (json === undefined) return [wrong(where, where === 'answer' ? 'answer' : 'body', 'JSON', 'other text')]
  const unknown = unknownIn(json, fieldOf(schema).shape)
  const issues = z.safeParse(thorough(schema), json).error?.issues ?? []
  return [
    ...unknown.map(
      field => ({ where, kind: 'unknown', field, expected: 'nothing', got: 'a field' }) as const,
    ),
    ...toMismatches(issues, json, '').map(({ field, expected, got }): Difference => {
      const kind = got === 'undefined' ? 'missing' : 'wrong'
      // The rows of a list share one path.
      const path = field.replace(/(^|\.)\d+(?=\.|$)/g, '[]')
      return { where, kind, field: path, expected: inWords(expected), got: inWords(got) }
    }),
  ]
}

/** Returns the JSON in a text; `undefined` when it is other text. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns zod's name of a type in the words of docs/contract.md. */
const inWords = (type: string) => type.replace('array', 'list')

type Schema = z.core.$ZodType

/** The building blocks that zod would name by their pattern. */
const named = new Map<Schema, string>([
  [Id, 'number or numeric text'],
  [Numeric, 'number or numeric text'],
  [DateTime, 'date'],
])

/** Returns a schema that reports every broken row with its place in the response, where that of the app drops the row. */
function thorough(schema: Schema): Schema {
  const kind = named.get(schema)
  if (kind !== undefined) return z.custom(value => z.safeParse(schema, value).success, kind)
  const parts = partsOf(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (parts && parts.kind !== 'reference') {
    const rows = z.nullish(z.array(thorough(parts.item)))
    return parts.kind === 'list' ? rows : z.nullable(z.object({ TotalRows: z.number(), Entities: rows }))
  }
  switch (def.type) {
    case 'object':
      return z.object(
        Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, thorough(field)])),
      )
    case 'array':
      return z.array(thorough(def.element))
    case 'nullable':
      return z.nullable(thorough(def.innerType))
    case 'optional':
      return z.optional(thorough(def.innerType))
    case 'union':
      return z.union(def.options.map(thorough))
    default:
      return schema
  }
}

/** Returns the paths of the fields that a shape does not have. */
function unknownIn(value: unknown, shape: Shape, path = ''): string[] {
  if (shape.kind === 'union') return unknownIn(value, optionFor(value, shape.options), path)
  if (typeof value !== 'object' || value === null) return []
  if (shape.kind === 'list')
    return Object.values(value).flatMap(row => unknownIn(row, shape.item, `${path}[]`))
  if (shape.kind !== 'object' || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = shape.fields[name]
    const at = [path, field ? name : printableName(name)].filter(Boolean).join('.')
    return field ? unknownIn(inner, field.shape, at) : [at]
  })
}

/**
 * Returns the name of a field that the contract does not have, for a report. A key that is not named like a field (letters,
 * then at most two digits; `$id` and the like) is `*`: in an object keyed by e-mail address or by a person's code it is personal data.
 */
const printableName = (name: string) => (/^\$?[A-Za-z_]{1,40}\d{0,2}$/.test(name) ? name : '*')
