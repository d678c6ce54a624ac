import type * as z from 'zod/mini'
import { acceptJson, type Path } from './addresses.ts'
import { takeEarlyRead } from './early.ts'
import type { FetchOptions } from './fetchWithRetries.ts'
import { type Misfit, read } from './schemas.ts'

/** What can go wrong with a call; each kind has one Romanian text (domain/errors). */
export type Failure =
  /** No answer: offline, refused, cut. */
  | 'network'
  /** No whole answer in 30 s. The outcome of a change is then unknown. */
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

/** `date` is the server's own time, where the answer tells it. */
export type Call = { method: string; path: Path; status: number; date: Date | undefined }
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
  xsrf: { cookie: '', header: '' },
  onTraffic: () => {},
  onAnswer: () => {},
  onMisfit: () => {},
}

let hooks = unwired
let reported = new Set<string>()

/** Connects the client to the app and resets it: nothing reported yet, no reference list cached. */
export function connectClient(wiring: Partial<ClientHooks>): void {
  hooks = { ...unwired, ...wiring }
  reported = new Set()
  cached = new Map()
}

export type CallOptions = {
  /** Aborts a read whose page was left. */
  signal?: AbortSignal | undefined
  // Assumption: beside polling and AdView, the overlay does not count a read that the viewer does not wait for, or that
  // shows its own progress.
  /** Not announced to the global loader. */
  background?: boolean
  /** Also hands over the answer as it came, for what must be sent back whole. */
  onRaw?: (answer: unknown) => void
}

/** JSON, a multipart form (whose type fetch writes by itself), a query, or nothing. */
export type Body = { json?: unknown; body?: FormData; searchParams?: Record<string, string | number> }

export type Sent = Body &
  CallOptions & {
    method: 'GET' | 'POST'
    path: Path
    cache?: RequestCache
    /** Whether the client may send it again by itself. */
    isRepeatable?: boolean
    /** The type that the answer must have; JSON if none is given. */
    accept?: string
    onDownloadProgress?: NonNullable<FetchOptions['onDownloadProgress']>
  }

/** Sends one request and reads its answer with the schema; endpoint.ts makes a function of each endpoint. @throws ApiError */
export async function request<Schema extends z.core.$ZodType>(
  sent: Sent & { answer: Schema },
): Promise<z.output<Schema>> {
  const { answer, onRaw, ...rest } = sent
  return parse(`${sent.method} ${sent.path}`, answer, await send(rest, readText), onRaw)
}

/** The same for an answer that says nothing: empty, `204` and `null` are all success, and never parsed. @throws ApiError */
export async function requestVoid(sent: Sent): Promise<void> {
  await send(sent, readText)
}

let cached = new Map<Path, Promise<unknown>>()

/**
 * A reference list (subjects, cities, levels): asked for once per page load and shared by every page, so it takes no
 * abort signal. A failure is not cached: the next who asks tries again. @throws ApiError
 */
export function getCached<Schema extends z.core.$ZodType>(
  path: Path,
  answer: Schema,
): Promise<z.output<Schema>> {
  const known = cached.get(path)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a path is only read with the schema beside it
  if (known) return known as Promise<z.output<Schema>>
  const asked = request({ method: 'GET', path, answer, isRepeatable: true })
  cached.set(path, asked)
  asked.catch(() => cached.delete(path))
  return asked
}

/** For all of a call: the answer, its body, and what is tried again. */
const totalTimeout = 30_000

const readText = (response: Response) => response.text()

/** Sends one request; `readBody` takes the answer's body, text or file. @throws ApiError */
export async function send<Content extends string | Blob>(
  { background = false, signal, ...sent }: Sent,
  readBody: (response: Response) => Promise<Content>,
): Promise<Content> {
  const endpoint = `${sent.method} ${sent.path}`
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), totalTimeout)
  if (!background) hooks.onTraffic(1)
  try {
    const response = await respond(sent, AbortSignal.any([deadline.signal, ...(signal ? [signal] : [])]))
    const { ok, status, headers } = response
    if (!ok) throw new ApiError(status === 401 ? 'session' : 'status', endpoint, { status })
    const content = await readBody(response)
    if (isHtml(headers.get('content-type') ?? '', content)) throw new ApiError('session', endpoint)
    return content
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    if (cause instanceof ApiError) throw cause
    throw new ApiError(deadline.signal.aborted ? 'timeout' : 'network', endpoint, { cause })
  } finally {
    clearTimeout(timer)
    if (!background) hooks.onTraffic(-1)
  }
}

/**
 * The response to a request: of the early read, when it succeeded, and otherwise of `fetchWithRetries`. That is loaded with the
 * first request that needs it, so that a first visit shows its content without waiting for it.
 */
async function respond(
  { accept = acceptJson, ...sent }: Omit<Sent, 'background' | 'signal'>,
  signal: AbortSignal,
): Promise<Response> {
  const { method, path, searchParams } = sent
  const early = method === 'GET' ? takeEarlyRead({ path, searchParams }, signal) : undefined
  const earlyResponse = await early?.catch(() => undefined)
  if (earlyResponse?.ok) {
    tellAnswer(earlyResponse)
    return earlyResponse
  }
  const { fetchWithRetries } = await loadFetch()
  return fetchWithRetries({
    ...sent,
    signal,
    headers: { Accept: accept, ...antiForgery(method, path) },
    firstAttempt: early,
    onResponse: tellAnswer,
  })

  function tellAnswer({ status, headers }: Response) {
    const date = headers.get('date')
    hooks.onAnswer({ method, path, status, date: date === null ? undefined : new Date(date) })
  }
}

/** Also called ahead, so that no request waits for it: at the start of a page without early reads, of others once it is shown. */
export const loadFetch = () => import('./fetchWithRetries.ts')

function parse<Schema extends z.core.$ZodType>(
  endpoint: string,
  schema: Schema,
  text: string,
  onRaw?: (answer: unknown) => void,
): z.output<Schema> {
  let answer: unknown = null
  try {
    if (text.trim() !== '') answer = JSON.parse(text)
  } catch (cause) {
    report(endpoint, [{ field: 'answer', expected: 'JSON', got: 'malformed text' }])
    throw new ApiError('shape', endpoint, { cause })
  }
  onRaw?.(answer)
  const reading = read(schema, answer)
  report(endpoint, reading.misfits)
  if ('broken' in reading) throw new ApiError('shape', endpoint)
  return reading.value
}

export function report(endpoint: string, misfits: Misfit[]): void {
  for (const misfit of misfits) {
    const key = [endpoint, misfit.field, misfit.expected, misfit.got].join(' ')
    if (reported.has(key)) continue
    reported.add(key)
    hooks.onMisfit({ endpoint, ...misfit })
  }
}

/** The token of a change to our own origin, read anew for each request; no cookie, no header. */
function antiForgery(method: string, path: Path): Record<string, string> {
  const { cookie, header } = hooks.xsrf
  if (method === 'GET' || path.startsWith('//') || cookie === '') return {}
  const pair = (globalThis.document?.cookie ?? '').split('; ').find(one => one.startsWith(`${cookie}=`))
  return pair ? { [header]: decoded(pair.slice(cookie.length + 1)) } : {}
}

/** A token that happens not to be URL-encoded is sent as it is. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

/** After a redirect to the login page the answer is a page; an empty one is nothing, whatever its type. */
function isHtml(contentType: string, content: string | Blob): boolean {
  if (contentType.includes('text/html')) return typeof content !== 'string' || content.trim() !== ''
  return typeof content === 'string' && /^\s*<(!doctype|html)/i.test(content)
}
