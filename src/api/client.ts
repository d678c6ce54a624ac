import type * as z from 'zod/mini'
import { abortWith } from './abortWith.ts'
import { acceptJson, addresses, type Path } from './addresses.ts'
import { ApiError } from './apiError.ts'
import { dropEarlyReads, type takeEarlyRead } from './early.ts'
import type { FetchOptions } from './fetchWithRetries.ts'
import { type Mismatch, read } from './mismatches.ts'
import { getState, startState } from './state.ts'

/** A received response. `date` is the server's time, if the response has a `Date` header. */
export type Call = { method: string; path: Path; status: number; date: Date | undefined }
export type MismatchReport = Mismatch & { endpoint: string }

/** The app's settings and callbacks for the client (app/wiring.ts), which `connectClient` sets. */
export type ClientHooks = {
  /** Names of the anti-forgery cookie and header. */
  xsrf: { cookie: string; header: string }
  /** Whether HTML entities in the server's texts are decoded (api/texts). */
  decodesEntities: boolean
  /** Called with `1` when a request starts and with `-1` when it ends, except for background reads. */
  onTraffic: (change: 1 | -1) => void
  /**
   * Returns whether the signed-in viewer is still the one for whom this page sends its requests. Without `waits` the result
   * is what is known now; with `waits` it resolves once the viewer is certain.
   */
  mayRequest: (options: { waits: boolean }) => boolean | Promise<boolean>
  onAnswer: (call: Call) => void
  /** Called once per endpoint, field, expected type and received type. */
  onMismatch: (report: MismatchReport) => void
  /** Returns the response of a read that needs no request; the renderer answers all reads so. */
  takeEarlyRead: typeof takeEarlyRead
}

/** Connects the client to the app; hooks left out do nothing. Forgets reported mismatches and cached lists. */
export const connectClient = (wiring: Partial<ClientHooks>): void => startState(wiring)

/** Disconnects the client from the app and forgets all that it has read, between tests. */
export function resetClient(): void {
  startState({})
  dropEarlyReads()
}

export type CallOptions = {
  /** Aborts a read, e.g. when the user leaves its page. */
  signal?: AbortSignal
  // Assumption: besides polling and AdView, the overlay ignores a read that the viewer does not wait for, and a read that
  // shows its own progress.
  /** Excludes the request from the global loader's count. */
  background?: boolean
  /** Receives the JSON before the schema is applied, for models that must be sent back whole. */
  onRaw?: (json: unknown) => void
}

/** The content of a request: JSON, a multipart form (fetch sets its type), query parameters, or nothing. */
export type Body = { json?: unknown; body?: FormData; searchParams?: Record<string, string | number> }

export type Sent = Body &
  CallOptions & {
    method: 'GET' | 'POST'
    path: Path
    cache?: RequestCache
    /** Allows the client to retry the request. */
    isRepeatable?: boolean
    /** The `Accept` header; JSON by default. */
    accept?: string
    onDownloadProgress?: NonNullable<FetchOptions['onDownloadProgress']>
  }

/**
 * Sends a request and parses its response with the schema `response`. Mismatches are reported under `pattern`, the
 * path with placeholders, without the ids of the call. The functions of endpoint.ts call it.
 * @throws ApiError
 */
export async function request<Schema extends z.core.$ZodType>(
  sent: Sent & { response: Schema; pattern?: Path },
): Promise<z.output<Schema>> {
  const { response, onRaw, pattern = sent.path, ...rest } = sent
  return parse(`${sent.method} ${pattern}`, response, await send(rest, readText), onRaw)
}

/** Sends a request whose response body is ignored: any 2xx is success, except for a login page. @throws ApiError */
export async function requestVoid(sent: Sent): Promise<void> {
  await send(sent, readText)
}

/** Drops the reference lists at these paths, by default all. */
export function dropCachedLists(dropped?: readonly string[]): void {
  const { cachedLists } = getState()
  for (const path of cachedLists.keys()) if (dropped?.includes(path) ?? true) cachedLists.delete(path)
}

/**
 * Returns a reference list, fetched once per page load; a failure is not cached. Takes no abort signal, because all
 * pages share the request. @throws ApiError
 */
export function getCached<Schema extends z.core.$ZodType>(
  path: Path,
  response: Schema,
): Promise<z.output<Schema>> {
  const { cachedLists } = getState()
  const known = cachedLists.get(path)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each path is always read with the same schema
  if (known) return known as Promise<z.output<Schema>>
  const loading = request({ method: 'GET', path, response, isRepeatable: true })
  cachedLists.set(path, loading)
  loading.catch(() => cachedLists.delete(path))
  return loading
}

/** Milliseconds for a whole call: all attempts, the pauses between them, and reading the body. */
export const totalTimeout = 30_000

const readText = (response: Response) => response.text()

/** Sends a request and returns the body of its response, as `readBody` reads it. @throws ApiError */
export async function send<Content extends string | Blob>(
  { background = false, signal, ...sent }: Sent,
  readBody: (response: Response) => Promise<Content>,
): Promise<Content> {
  const endpoint = `${sent.method} ${sent.path}`
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), totalTimeout)
  const stopFollowing = abortWith(deadline, signal)
  if (!background) getState().hooks.onTraffic(1)
  try {
    const response = await respond(sent, deadline.signal)
    const { ok, status } = response
    if (!ok) throw new ApiError(status === 401 ? 'session' : 'status', endpoint, { status })
    const content = await readBody(response)
    // A change waited for the viewer before it was sent. A read did not, so its response may be another viewer's data.
    if (sent.isRepeatable) await requireOwner(sent, { waits: true })
    if (isHtml(await startOf(content))) throw new ApiError('session', endpoint)
    return content
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    if (cause instanceof ApiError) throw cause
    throw new ApiError(deadline.signal.aborted ? 'timeout' : 'network', endpoint, { cause })
  } finally {
    clearTimeout(timer)
    stopFollowing()
    if (!background) getState().hooks.onTraffic(-1)
  }
}

/**
 * Returns the response of the early read of the same address; without one, or if it failed, the response of
 * `fetchWithRetries`. Its code is loaded on demand, so that the first content of a visit does not wait for it.
 */
async function respond(
  { accept = acceptJson, ...sent }: Omit<Sent, 'background' | 'signal'>,
  signal: AbortSignal,
): Promise<Response> {
  const { method, path, searchParams = {} } = sent
  const early = method === 'GET' ? getState().hooks.takeEarlyRead({ path, searchParams }, signal) : undefined
  const earlyResponse = await early?.catch(() => undefined)
  if (earlyResponse?.ok) {
    reportResponse(earlyResponse)
    return earlyResponse
  }
  await requireOwner(sent, { waits: !sent.isRepeatable })
  const { fetchWithRetries } = await loadFetch()
  return fetchWithRetries({
    ...sent,
    signal,
    headers: { Accept: accept, ...antiForgery(method, path) },
    firstAttempt: early,
    onResponse: reportResponse,
  })

  function reportResponse({ status, headers }: Response) {
    const date = headers.get('date')
    getState().hooks.onAnswer({ method, path, status, date: date === null ? undefined : new Date(date) })
  }
}

/** @throws ApiError when another viewer has signed in. Only the profile is still read, because it names that viewer. */
async function requireOwner(
  { method, path }: Pick<Sent, 'method' | 'path'>,
  options: { waits: boolean },
): Promise<void> {
  if (path === addresses.currentProfile.path || (await getState().hooks.mayRequest(options))) return
  throw new ApiError('otherViewer', `${method} ${path}`)
}

/** Loads `fetchWithRetries`. Also called before the first request that needs it. */
export const loadFetch = () => import('./fetchWithRetries.ts')

/** Returns the anti-forgery header of a change that is sent to our own origin, from the current cookie, if any. */
function antiForgery(method: string, path: Path): Record<string, string> {
  const { cookie, header } = getState().hooks.xsrf
  if (method === 'GET' || path.startsWith('//') || cookie === '') return {}
  const pair = (globalThis.document?.cookie ?? '').split('; ').find(one => one.startsWith(`${cookie}=`))
  return pair ? { [header]: decodeToken(pair.slice(cookie.length + 1)) } : {}
}

/** URL-decodes a token. A token that is not URL-encoded is returned unchanged. */
function decodeToken(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

/** Parses the text of a response with a schema. @throws ApiError of kind `shape` */
function parse<Schema extends z.core.$ZodType>(
  endpoint: string,
  schema: Schema,
  text: string,
  onRaw?: (json: unknown) => void,
): z.output<Schema> {
  let json: unknown = null
  try {
    if (text.trim() !== '') json = JSON.parse(text)
  } catch (cause) {
    report(endpoint, [{ field: 'answer', expected: 'JSON', got: 'malformed text' }])
    throw new ApiError('shape', endpoint, { cause })
  }
  onRaw?.(json)
  const reading = read(schema, json)
  report(endpoint, reading.mismatches)
  if ('broken' in reading) throw new ApiError('shape', endpoint)
  return reading.value
}

/** Returns a text, or the first characters of a file. */
export function startOf(content: string | Blob): string | Promise<string> {
  return typeof content === 'string' ? content : content.slice(0, 64).text()
}

/**
 * Returns whether a response is an HTML page, i.e. the login page, to which the server has redirected. The content type
 * is no evidence: ASP.NET sends `Content("OK")` as `text/html`, and a login page may have any content type.
 */
function isHtml(content: string): boolean {
  // `\s` includes the byte order mark.
  return /^\s*<[!?a-z]/i.test(content)
}

/** Reports mismatches between a response and the contract to `onMismatch`, each once. */
export function report(endpoint: string, mismatches: Mismatch[]): void {
  for (const mismatch of mismatches) {
    const found = { endpoint, ...mismatch }
    const key = Object.values(found).join(' ')
    if (getState().reported.has(key)) continue
    getState().reported.add(key)
    getState().hooks.onMismatch(found)
  }
}
