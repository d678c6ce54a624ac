import ky, { isHTTPError, isTimeoutError } from 'ky'
import type * as z from 'zod/mini'
import { type Misfit, read } from './schemas.ts'

/** Every request goes to the origin that serves the page, spelled exactly as the contract lists it. */
export type Path = `/${string}`

/** What can go wrong with a call; each kind has one Romanian text (domain/errors). */
export type Failure =
  /** No answer: offline, refused, cut. */
  | 'network'
  /** No answer in 30 s. The outcome of a change is then unknown. */
  | 'timeout'
  /** An answer other than 2xx; `status` has the number. */
  | 'status'
  /** 401, or a login page where JSON is due. */
  | 'session'
  /** An answer that is not what the contract says. */
  | 'shape'

/** The one error that calls throw, but for the `AbortError` of a read whose page was left. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: Failure
  readonly endpoint: string
  readonly status: number | undefined

  constructor(
    kind: Failure,
    endpoint: string,
    options: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(`${endpoint}: ${kind}${options.status ? ` ${options.status}` : ''}`, { cause: options.cause })
    this.kind = kind
    this.endpoint = endpoint
    this.status = options.status
  }
}

export type Call = { method: string; path: Path; status: number }
export type MisfitReport = Misfit & { endpoint: string }

/** What the client tells the app, which wires it to the loader, the log and the settings (main.tsx). */
export type ClientHooks = {
  /** Names of the anti-forgery cookie and header. */
  xsrf: { cookie: string; header: string }
  /** One more (`1`) or one less (`-1`) request in flight; background reads are not announced. */
  onTraffic: (change: 1 | -1) => void
  onAnswer: (call: Call) => void
  /** Once per endpoint, field and kind of misfit. */
  onMisfit: (report: MisfitReport) => void
}

const unwired: ClientHooks = {
  xsrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
  onTraffic: () => {},
  onAnswer: () => {},
  onMisfit: () => {},
}

let hooks = unwired
let reported = new Set<string>()

/** Connects the client to the app, and begins anew: nothing reported yet, no reference list kept. */
export function connectClient(wiring: Partial<ClientHooks>): void {
  hooks = { ...unwired, ...wiring }
  reported = new Set()
  kept = new Map()
}

type Query = Record<string, string | number>
type ReadOptions = { searchParams?: Query; signal?: AbortSignal | undefined; background?: boolean }

/** A safe read: may be repeated by the client when the network or the server stumbles. @throws ApiError */
export async function get<Schema extends z.core.$ZodType>(
  path: Path,
  schema: Schema,
  options: ReadOptions = {},
) {
  return parse(`GET ${path}`, schema, await send('GET', path, { ...options, retry: safeRetry }))
}

let kept = new Map<Path, Promise<unknown>>()

/**
 * A reference list (subjects, cities, levels): asked for once per page load and shared by every page, so it takes no
 * abort signal. A failure is not kept: the next who asks tries again. @throws ApiError
 */
export function getKept<Schema extends z.core.$ZodType>(
  path: Path,
  schema: Schema,
): Promise<z.output<Schema>> {
  const known = kept.get(path)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a path is only read with the schema beside it
  if (known) return known as Promise<z.output<Schema>>
  const asked = get(path, schema)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

/**
 * A GET that changes state or is counted by the server: sent once, never from a cache. With a schema it reads the
 * answer, without one the answer is not looked at. @throws ApiError
 */
export async function getOnce<Schema extends z.core.$ZodType>(
  path: Path,
  schema: Schema,
  options: ReadOptions = {},
) {
  return parse(`GET ${path}`, schema, await send('GET', path, { ...options, retry: 0, cache: 'no-store' }))
}

/** A change: sent once, never aborted. The answer is read with the schema. @throws ApiError */
export async function post<Schema extends z.core.$ZodType>(path: Path, schema: Schema, sent: Body = {}) {
  return parse(`POST ${path}`, schema, await send('POST', path, { ...sent, retry: 0 }))
}

/** A change whose answer says nothing: empty, `204` and `null` are all success, and never parsed. @throws ApiError */
export async function postVoid(path: Path, sent: Body = {}): Promise<void> {
  await send('POST', path, { ...sent, retry: 0 })
}

/** JSON, a multipart form (whose type fetch writes by itself), a query without a body, or nothing. */
type Body = { json?: unknown; body?: FormData; searchParams?: Query }

/** A plain 500 of this back end is a bug that comes again; what is worth a second try are passing states. */
const safeRetry = { limit: 2, methods: ['get'], statusCodes: [408, 429, 502, 503, 504] }

const timeout = 30_000

type SendOptions = Body & ReadOptions & { retry: 0 | typeof safeRetry; cache?: RequestCache }

async function send(method: 'GET' | 'POST', path: Path, options: SendOptions): Promise<string> {
  const { background = false, signal, ...rest } = options
  const endpoint = `${method} ${path}`
  let contentType = ''
  if (!background) hooks.onTraffic(1)
  try {
    const text = await ky(path, {
      ...rest,
      method,
      timeout,
      baseUrl: globalThis.location?.origin ?? 'http://localhost',
      ...(signal ? { signal } : {}),
      headers: { Accept: 'application/json, text/plain, */*', ...antiForgery(method, path) },
      hooks: {
        afterResponse: [
          ({ response }) => {
            contentType = response.headers.get('content-type') ?? ''
            hooks.onAnswer({ method, path, status: response.status })
          },
        ],
      },
    }).text()
    if (isHtml(contentType, text)) throw new ApiError('session', endpoint)
    return text
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw toApiError(error, endpoint)
  } finally {
    if (!background) hooks.onTraffic(-1)
  }
}

function parse<Schema extends z.core.$ZodType>(
  endpoint: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  let answer: unknown = null
  try {
    if (text.trim() !== '') answer = JSON.parse(text)
  } catch (cause) {
    report(endpoint, [{ field: 'answer', expected: 'JSON', got: 'malformed text' }])
    throw new ApiError('shape', endpoint, { cause })
  }
  const reading = read(schema, answer)
  report(endpoint, reading.misfits)
  if ('broken' in reading) throw new ApiError('shape', endpoint)
  return reading.value
}

function report(endpoint: string, misfits: Misfit[]): void {
  for (const misfit of misfits) {
    const key = [endpoint, misfit.field, misfit.expected, misfit.got].join(' ')
    if (reported.has(key)) continue
    reported.add(key)
    hooks.onMisfit({ endpoint, ...misfit })
  }
}

function toApiError(error: unknown, endpoint: string): ApiError {
  if (error instanceof ApiError) return error
  if (isTimeoutError(error)) return new ApiError('timeout', endpoint, { cause: error })
  if (isHTTPError(error)) {
    const { status } = error.response
    return new ApiError(status === 401 ? 'session' : 'status', endpoint, { status, cause: error })
  }
  return new ApiError('network', endpoint, { cause: error })
}

/** The token of a change to our own origin, read anew for each request; no cookie, no header. */
function antiForgery(method: string, path: Path): Record<string, string> {
  if (method === 'GET' || path.startsWith('//')) return {}
  const { cookie, header } = hooks.xsrf
  const pair = (globalThis.document?.cookie ?? '').split('; ').find(one => one.startsWith(`${cookie}=`))
  return pair ? { [header]: decodeURIComponent(pair.slice(cookie.length + 1)) } : {}
}

/** After a redirect to the login page the answer is a page. */
function isHtml(contentType: string, text: string): boolean {
  return contentType.includes('text/html') || /^\s*<(!doctype|html)/i.test(text)
}
