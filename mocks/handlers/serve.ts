import { HttpResponse } from 'msw/http'
import type { Definition } from '#api/endpoint.ts'
import { endpoints } from '#api/endpoints.ts'
import { fromWallClock } from '#api/dates.ts'
import { logCall } from '#mocks/calls.ts'
import { now } from '#mocks/clock.ts'
import { personas } from '#mocks/personas.ts'
import { nextRecorded, toResponse } from '#mocks/recorded/playback.ts'
import { callKey } from '#mocks/recorded/recording.ts'
import type { Person } from '#mocks/rows.ts'
import { faultResponse, wait } from '#mocks/faults.ts'
import { getMocks } from '#mocks/state.ts'
import { getWorld, type World } from '#mocks/world.ts'
import { refuseForgery } from './forgery.ts'
import { failFirstCall, faultOf, pause } from './trouble.ts'

export type Call = {
  request: Request
  world: World
  /** `undefined` when logged out. */
  viewer: Person | undefined
  /** Arguments from the path and the query, by name. An absent one is an empty text. */
  args: Record<string, string>
}

type Params = Record<string, string | readonly string[] | undefined>

export type Options = {
  /** True when the endpoint is exempt from the scenario `failing`. */
  exempt?: boolean
  /** True when the response depends on the viewer: a recording has it only for the recorded persona. */
  isOwn?: boolean
}

/** Applies the latency and the faults, answers the call from the recording or by its handler, and logs it for the panel. */
export async function serve(
  definition: Definition,
  request: Request,
  params: Params,
  { exempt = false, isOwn = false }: Options,
  respond: (call: Call) => Promise<Response>,
): Promise<Response> {
  const name = nameOf(definition)
  const start = performance.now()
  let status = 0
  let isRecorded = false
  let received = ''
  const sent = await textOf(request)
  try {
    const args = readArgs(definition, request, params)
    const recorded = await nextRecorded(callKey(name, definition, args), isOwn)
    // Fail without latency: a retry joins the pending request for the same list, and would fail with it.
    const failure = exempt ? undefined : failFirstCall(request)
    if (!failure) await pause(request, recorded?.milliseconds)
    const fault = failure ? undefined : faultOf(name)
    const isLost = fault === 'lost' || fault === 'half'
    if (fault === 'slow') await wait(5000, request.signal)
    const trouble =
      failure ??
      (fault && !isLost && fault !== 'rival' && fault !== 'slow'
        ? await faultResponse(fault, request)
        : undefined) ??
      refuseForgery(request)
    isRecorded = !trouble && recorded !== undefined
    if (fault === 'rival' && !trouble) await respond({ ...toCall(request.clone(), args), viewer: rival() })
    const asked = fault === 'half' ? await firstHalf(request) : request
    const answer = trouble ?? (recorded ? toResponse(recorded) : await respond(toCall(asked, args)))
    const response = isLost ? HttpResponse.error() : answer
    status = response.status
    received = await textOf(response)
    return withTime(response)
  } catch (error) {
    // The caller has aborted the request, and expects no response.
    if (request.signal.aborted) return HttpResponse.error()
    throw error
  } finally {
    const { pathname, search } = new URL(request.url)
    const milliseconds = Math.round(performance.now() - start)
    logCall({
      method: request.method,
      path: pathname + search,
      status,
      milliseconds,
      endpoint: name,
      isRecorded,
      sent,
      received,
    })
  }
}

/** Number of characters of a body that the log keeps. */
const longestBody = 2000

/** Returns the start of a body for the panel; a server, which has none, does not read it. */
async function textOf(message: Request | Response): Promise<string> {
  if (!globalThis.document || !/json|text/.test(message.headers.get('Content-Type') ?? '')) return ''
  const text = await message
    .clone()
    .text()
    .catch(() => '')
  return text.slice(0, longestBody)
}

/** Sets the `Date` header of a response to the world's time. A network error has no headers. */
function withTime(response: Response): Response {
  if (response.type !== 'error') response.headers.set('Date', fromWallClock(now()).toUTCString())
  return response
}

function nameOf({ method, path }: Definition): string {
  return endpoints.find(entry => entry.method === method && entry.path === path)?.name ?? ''
}

function readArgs(definition: Definition, request: Request, params: Params): Call['args'] {
  const query = new URL(request.url).searchParams
  const args: Record<string, string> = {}
  for (const name of Object.keys(definition.query)) args[name] = query.get(name) ?? ''
  for (const [name, value] of Object.entries(params)) args[name] = String(value ?? '')
  return args
}

/** Returns the request with the first half of the list in its body. */
async function firstHalf(request: Request): Promise<Request> {
  const list: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  if (!Array.isArray(list)) return request
  const { url, method, headers } = request
  return new Request(url, {
    method,
    headers,
    body: JSON.stringify(list.slice(0, Math.ceil(list.length / 2))),
  })
}

/** Returns a student who is not the viewer. */
function rival(): Person | undefined {
  const id = getMocks().persona === 'student2' ? 'student' : 'student2'
  return getWorld().people.get(personas[id].profile?.UserCode ?? '')
}

function toCall(request: Request, args: Call['args']): Call {
  const world = getWorld()
  const code = personas[getMocks().persona].profile?.UserCode
  return { request, world, viewer: code === undefined ? undefined : world.people.get(code), args }
}
