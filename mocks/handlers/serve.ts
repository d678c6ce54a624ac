import { HttpResponse } from 'msw/http'
import type { Definition } from '#api/endpoint.ts'
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

/** What a handler answers from. */
export type Call = {
  request: Request
  world: World
  /** Who is looking; `undefined`: not logged in. */
  viewer: Person | undefined
  /** What the caller said in the path and the query; an empty text where nothing. */
  args: Record<string, string>
}

type Params = Record<string, string | readonly string[] | undefined>

/** What every call goes through: it takes its time, may go wrong, is checked for forgery, and is noted for the panel. */
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
    // At once: what fails late would fail the retry that waits for the same list.
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
    // Nobody waits for this answer any more.
    if (request.signal.aborted) return HttpResponse.error()
    throw error
  } finally {
    const { pathname, search } = new URL(request.url)
    const milliseconds = Math.round(performance.now() - start)
    logCall({ method: request.method, path: pathname + search, status, milliseconds, endpoint: name })
  }
}

/** The server's time is the world's. A network error has no headers. */
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
