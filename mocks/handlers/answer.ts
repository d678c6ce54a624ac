import { http, type HttpHandler, HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import type { Definition } from '#api/endpoint.ts'
import type { Person } from '#mocks/rows.ts'
import { legacyJson } from './legacyJson.ts'
import { matchPath } from './matchPath.ts'
import { refuse } from './refuse.ts'
import { type Call, serve } from './serve.ts'

// How handlers answer. Each takes the client's own function: the path, the names of its arguments, the schema of the body
// and that of the answer are read from its definition, so that no handler and no fixture drifts from the contract.

/** A function of src/api. */
type Endpoint = ((...parameters: never[]) => unknown) & { definition: Definition }

type First<Of> = Of extends (first: infer Value, ...rest: never[]) => unknown ? Value : never
type Args<Of> = Record<Extract<keyof NonNullable<First<Of>>, string>, string>
type Answer<Of> = Of extends (...parameters: never[]) => Promise<infer Value> ? Value : never

/** What a handler answers from; `args` has what the caller said in the path and the query, as text. */
type Asked<Of> = Omit<Call, 'args'> & { args: Args<Of> }
type AskedBy<Of> = Asked<Of> & { viewer: Person }

/** A `Response` goes out as it is. */
type Answered<Of> = Answer<Of> | Response

type Options = {
  /** Spared by the scenario `failing`. */
  exempt?: boolean
}

/** A call that anybody may make. */
export function answer<Of extends Endpoint>(
  endpoint: Of,
  resolve: (call: Asked<Of>) => Answered<Of>,
  options: Options = {},
): HttpHandler {
  return handle(endpoint, options, call => resolve(asked<Of>(call)))
}

/** A call that needs a session. */
export function answerViewer<Of extends Endpoint>(
  endpoint: Of,
  resolve: (call: AskedBy<Of>) => Answered<Of>,
): HttpHandler {
  return handle(endpoint, {}, call => withViewer(call, viewer => resolve({ ...asked<Of>(call), viewer })))
}

/** A change with a JSON body, which is read with the client's schema. It needs a session, as all of them do. */
export function answerBody<Of extends Endpoint>(
  endpoint: Of,
  resolve: (call: Call & { viewer: Person }, body: First<Of>) => Answered<Of>,
): HttpHandler {
  const schema = endpoint.definition.body
  if (schema === null || schema === 'form') throw new Error(`${endpoint.definition.path} has no JSON body`)
  return handle(endpoint, {}, call =>
    withViewer(call, async viewer => {
      const body = z.safeParse(schema, parseJson(await call.request.text()))
      if (!body.success) return refuse(400, 'Cererea este invalidă.')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just read it
      return resolve({ ...call, viewer }, body.data as First<Of>)
    }),
  )
}

/** A change sent as a form. It needs a session. */
export function answerForm(
  endpoint: Endpoint,
  resolve: (call: Call & { viewer: Person }, form: FormData) => Promise<Response | void>,
): HttpHandler {
  return handle(endpoint, {}, call =>
    withViewer(call, async viewer => {
      const form = await call.request.formData().catch(() => undefined)
      return form ? resolve({ ...call, viewer }, form) : refuse(400, 'Cererea este invalidă.')
    }),
  )
}

/** A file for who is logged in. */
export function answerFile<Of extends Endpoint>(
  endpoint: Of,
  resolve: (call: AskedBy<Of>) => Response,
): HttpHandler {
  return handle(endpoint, {}, call => withViewer(call, viewer => resolve({ ...asked<Of>(call), viewer })))
}

/** A picture. */
export function answerPicture<Of extends Endpoint>(
  endpoint: Of,
  resolve: (call: Asked<Of>) => Response,
): HttpHandler {
  return handle(endpoint, { exempt: true }, call => resolve(asked<Of>(call)))
}

/** Returns the handler of an endpoint; the answer goes out through the endpoint's schema. */
function handle(
  { definition }: Endpoint,
  { exempt = false }: Options,
  resolve: (call: Call) => unknown,
): HttpHandler {
  const { method, path, answer: schema } = definition
  const listen = method === 'GET' ? http.get : http.post
  return listen(matchPath(path), ({ request, params }) =>
    serve(definition, request, params, exempt, async call => {
      const given = await resolve(call)
      if (given instanceof Response) return given
      if (schema === null) return new HttpResponse(null, { status: 200 })
      if (schema === 'file') throw new Error(`${path} must answer a file`)
      return legacyJson(z.encode(schema, given))
    }),
  )
}

function withViewer(call: Call, resolve: (viewer: Person) => unknown): unknown {
  return call.viewer ? resolve(call.viewer) : refuse(401)
}

/** Every name of the definition is in `args`; an absent one as an empty text. */
function asked<Of extends Endpoint>(call: Call): Asked<Of> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- serve.ts fills in every name of the definition
  return call as Asked<Of>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
