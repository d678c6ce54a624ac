import { HttpResponse } from 'msw/http'
import type { Definition } from '#api/definition.ts'
import { endpoints } from '#api/endpoints.ts'
import { fromWallClock } from '#api/dates.ts'
import { logCall } from '#mocks/calls.ts'
import { now } from '#mocks/clock.ts'
import { personas } from '#mocks/personas.ts'
import type { Person } from '#mocks/rows.ts'
import { getMocks } from '#mocks/state.ts'
import { getWorld, type World } from '#mocks/world.ts'
import { refuseForgery } from './forgery.ts'
import { failFirstCall, faultOf, pause } from './trouble.ts'

/** The input of a handler. */
export type Call = {
  request: Request
  world: World
  /** `undefined` when logged out. */
  viewer: Person | undefined
  /** Arguments from the path and the query, by name. An absent one is an empty text. */
  args: Record<string, string>
}

type Params = Record<string, string | readonly string[] | undefined>

/**
 * Answers a call after what all calls share: latency, faults, the anti-forgery check, and a log entry for the
 * panel.
 */
export async function serve(
  definition: Definition,
  request: Request,
  params: Params,
  exempt: boolean,
  respond: (call: Call) => Promise<Response>,
): Promise<Response> {
  const name = nameOf(definition)
  const start = performance.now()
  let status = 0
  try {
    // Fail without latency: a retry joins the pending request for the same list, and would fail with it.
    const failure = exempt ? undefined : failFirstCall(request)
    if (!failure) await pause(request)
    const response =
      failure ??
      (await faultOf(request, name)) ??
      refuseForgery(request) ??
      (await respond(toCall(definition, request, params)))
    status = response.status
    return withTime(response)
  } catch (error) {
    // The caller has aborted the request, and expects no response.
    if (request.signal.aborted) return HttpResponse.error()
    throw error
  } finally {
    const { pathname, search } = new URL(request.url)
    const milliseconds = Math.round(performance.now() - start)
    logCall({ method: request.method, path: pathname + search, status, milliseconds, endpoint: name })
  }
}

/** Sets the server's time in a response to that of the world. A network error has no headers. */
function withTime(response: Response): Response {
  if (response.type !== 'error') response.headers.set('Date', fromWallClock(now()).toUTCString())
  return response
}

function nameOf({ method, path }: Definition): string {
  return endpoints.find(entry => entry.method === method && entry.path === path)?.name ?? ''
}

function toCall(definition: Definition, request: Request, params: Params): Call {
  const world = getWorld()
  const code = personas[getMocks().persona].profile?.UserCode
  const query = new URL(request.url).searchParams
  const args: Record<string, string> = {}
  for (const name of Object.keys(definition.query)) args[name] = query.get(name) ?? ''
  for (const [name, value] of Object.entries(params)) args[name] = String(value ?? '')
  return { request, world, viewer: code === undefined ? undefined : world.people.get(code), args }
}
