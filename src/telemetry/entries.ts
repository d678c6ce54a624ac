import type { MismatchReport } from '#api/client.ts'
import { isApiError, isChunkLoadError } from '#domain/errors.ts'

/** An error, or a response that does not fit the contract, before it becomes an entry. */
export type Incident = { kind: 'error'; error: unknown } | { kind: 'mismatch'; mismatch: MismatchReport }

/** The pattern of the route on which something happened, `/teacherprofile/:code`: never the address itself. */
type OnRoute = { route: string }

/** An uncaught error, or one that replaced a screen. Without its message, which may quote personal data. */
export type ErrorEntry = OnRoute & {
  kind: 'error'
  /** The standard name of its type; `Error` for any other. */
  name: string
  /** For a failed call: how it failed (`FailureKind`) and its HTTP status. */
  failure?: string
  status?: number
  /** Number of one of React's errors, https://react.dev/errors. */
  reactCode?: number
  frames: Frame[]
}

/** A file of the app that did not load, `assets/kit-Ab12cd3.js`; empty when the browser does not say which. */
export type ChunkEntry = OnRoute & { kind: 'chunk'; file: string }

/** A response that does not fit the contract: types, never values. */
export type MismatchEntry = OnRoute & { kind: 'mismatch' } & MismatchReport

/** Web Vitals of one page load: milliseconds, CLS without a unit. The route is the one first loaded. */
export type VitalsEntry = OnRoute & { kind: 'vitals' } & Partial<Record<VitalName, number>>
export type VitalName = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'

export type Entry = ErrorEntry | ChunkEntry | MismatchEntry | VitalsEntry

/** Names of error types that are sent as they are: the types of the language, of browsers and of the client. */
const standardNames = new Set(
  'TypeError RangeError ReferenceError SyntaxError URIError AggregateError ApiError AbortError DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError QuotaExceededError SecurityError TimeoutError'.split(
    ' ',
  ),
)

/** Returns the part of an incident that is sent. `base` is the address of the app, `https://host/base/`. */
export function toEntry(incident: Incident, route: string, base: string): Entry {
  if (incident.kind === 'mismatch') return { kind: 'mismatch', route, ...withoutValues(incident.mismatch) }
  const { error } = incident
  if (!(error instanceof Error)) return { kind: 'error', route, name: 'Error', frames: [] }
  const { name, message, stack = '' } = error
  if (isChunkLoadError(error)) return { kind: 'chunk', route, file: fileIn(message, base) }
  const code = /^Minified React error #(\d{1,4});/.exec(message)?.[1]
  return {
    kind: 'error',
    route,
    name: standardNames.has(name) ? name : 'Error',
    ...(isApiError(error) && { failure: error.kind, ...(error.status && { status: error.status }) }),
    ...(code && { reactCode: Number(code) }),
    frames: ownFrames(stack, base),
  }
}

/** Returns the file that the message of a failed dynamic import names. */
function fileIn(message: string, base: string): string {
  const addresses = message.split(/\s+/).map(word => (word.startsWith('/') ? new URL(word, base).href : word))
  return addresses.map(address => ownFile(address, base)).find(file => file !== undefined) ?? ''
}

/**
 * The types of a response that are sent by name. A MIME type is not sent, because it can be any text from the server.
 */
const types = new Set('string number boolean object array null undefined nothing'.split(' ')).add(
  'malformed text',
)

/** Returns a mismatch in which the same field of each item of a list is one field, `Entities.[].Price`. */
function withoutValues(mismatch: MismatchReport): MismatchReport {
  const field = mismatch.field.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1[]')
  return { ...mismatch, field, got: types.has(mismatch.got) ? mismatch.got : 'another type' }
}

/** A place in the built code: `assets/kit-Ab12cd3.js:1:2345`. */
type Frame = { file: string; line: number; column: number }

const most = 20
const place = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/

/** Returns a stack trace's places in the app's files, innermost first, without function names: they may be data. */
function ownFrames(stack: string, base: string): Frame[] {
  const frames = stack.split('\n').flatMap(text => {
    const [, url, line, column] = place.exec(text.trim()) ?? []
    const file = url === undefined ? undefined : ownFile(url, base)
    return file === undefined ? [] : [{ file, line: Number(line), column: Number(column) }]
  })
  return frames.slice(0, most)
}

/** Returns the path of a built file below `base`, `assets/kit-Ab12cd3.js`; `undefined` for any other address. */
function ownFile(url: string, base: string): string | undefined {
  if (!url.startsWith(base)) return undefined
  const path = url.slice(base.length)
  return /^assets\/[\w.-]+-[\w-]{7}\.(js|css)$/.test(path) ? path : undefined
}
