import { http, type HttpHandler, HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import type { Definition } from '#api/endpoint.ts'
import type { Person } from '#mocks/rows.ts'
import { isDotNet, parseBody } from './dotNet.ts'
import { legacyJson } from './legacyJson.ts'
import { matchPath } from './matchPath.ts'
import { refuse } from './refuse.ts'
import { type Call, type Options, serve } from './serve.ts'

// Functions that create handlers. Each takes the client's function for an endpoint, and reads the path, the
// names of the arguments and the schemas of body and response from its definition, so that no handler drifts
// from the contract.

type Endpoint = ((...parameters: never[]) => unknown) & { definition: Definition }

type First<Of> = Of extends (first: infer Value, ...rest: never[]) => unknown ? Value : never
type Args<Of> = Record<Extract<keyof NonNullable<First<Of>>, string>, string>
type Answer<Of> = Of extends (...parameters: never[]) => Promise<infer Value> ? Value : never

/** The input of a handler; `args` has the arguments from the path and the query, as text. */
type TypedCall<Of> = Omit<Call, 'args'> & { args: Args<Of> }
type ViewerCall<Of> = TypedCall<Of> & { viewer: Person }

/** The result of a handler: a value for the endpoint's schema, or a `Response` that is sent unchanged. */
type Result<Of> = Answer<Of> | Response

/** Creates the handler of an endpoint that answers visitors too. */
export function answer<Of extends Endpoint>(
  endpoint: Of,
  resolve: (call: TypedCall<Of>) => Result<Of>,
  options: Options = {},
): HttpHandler {
  return handle(endpoint, options, call => resolve(toTypedCall<Of>(call)))
}

export function answerViewer<Of extends Endpoint>(
  endpoint: Of,
  resolve: (call: ViewerCall<Of>) => Result<Of>,
): HttpHandler {
  return handle(endpoint, { isOwn: true }, call =>
    withViewer(call, viewer => resolve({ ...toTypedCall<Of>(call), viewer })),
  )
}

/** Creates the handler of a change with a JSON body, parsed with the client's schema. It needs a session. */
export function answerBody<Of extends Endpoint>(
  endpoint: Of,
  resolve: (call: Call & { viewer: Person }, body: First<Of>) => Result<Of>,
): HttpHandler {
  const schema = endpoint.definition.body
  if (schema === null || schema === 'form') throw new Error(`${endpoint.definition.path} has no JSON body`)
  return handle(endpoint, { isOwn: true }, call =>
    withViewer(call, async viewer => {
      const body = z.safeParse(schema, parseJson(await call.request.text()))
      if (!body.success) return refuse(400, 'Cererea este invalidă.')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just read it
      return resolve({ ...call, viewer }, body.data as First<Of>)
    }),
  )
}

/** Creates the handler of a change whose body is a form. It needs a session. */
export function answerForm(
  endpoint: Endpoint,
  resolve: (call: Call & { viewer: Person }, form: FormData) => Promise<Response | void>,
): HttpHandler {
  return handle(endpoint, { isOwn: true }, call =>
    withViewer(call, async viewer => {
      const form = await call.request.formData().catch(() => undefined)
      return form ? resolve({ ...call, viewer }, form) : refuse(400, 'Cererea este invalidă.')
    }),
  )
}

/** Creates the handler of an endpoint, which encodes results with the endpoint's schema. */
function handle({ definition }: Endpoint, options: Options, resolve: (call: Call) => unknown): HttpHandler {
  const { method, path, response: schema } = definition
  const listen = method === 'GET' ? http.get : http.post
  return listen(matchPath(path), ({ request, params }) =>
    serve(definition, request, params, options, async call => {
      const given = await resolve(call)
      if (given instanceof Response) return given
      if (schema === null)
        return isDotNet() ? HttpResponse.html('OK') : new HttpResponse(null, { status: 200 })
      if (schema === 'file') throw new Error(`${path} must answer a file`)
      return legacyJson(z.encode(schema, given))
    }),
  )
}

function withViewer(call: Call, resolve: (viewer: Person) => unknown): unknown {
  return call.viewer ? resolve(call.viewer) : refuse(401)
}

/** Narrows the type of `args` to the names in the endpoint's definition. An absent argument is an empty text. */
function toTypedCall<Of extends Endpoint>(call: Call): TypedCall<Of> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- serve.ts fills in every name of the definition
  return call as TypedCall<Of>
}

function parseJson(text: string): unknown {
  try {
    return parseBody(text)
  } catch {
    return undefined
  }
}
