import { http, type HttpHandler, HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import { personas } from '#mocks/personas.ts'
import type { Person } from '#mocks/rows.ts'
import { getMocks } from '#mocks/state.ts'
import { getWorld, type World } from '#mocks/world.ts'
import { faultOf, pause } from './trouble.ts'

/** What a handler answers from. */
export type Call = {
  world: World
  /** Who is looking; `undefined`: not logged in. */
  viewer: Person | undefined
  query: URLSearchParams
  /** A part of the path, decoded. */
  param: (name: string) => string
}

type Options = {
  /** Spared by the scenario `failing`. */
  exempt?: boolean
}

/**
 * A read, answered through the schema that the client reads with, so that no fixture drifts from the contract. The path
 * is spelled as the contract spells it. Whatever is a `Response` goes out as it is.
 */
export function answerGet<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  resolve: (call: Call) => z.output<Schema> | Response,
  options: Options = {},
): HttpHandler {
  return http.get(path, async ({ request, params }) => {
    const answer = await withTrouble(request, options, () => resolve(toCall(request, params)))
    return answer instanceof Response ? answer : legacyJson(z.encode(schema, answer))
  })
}

/** A change, whose body is read with the client's schema. */
export function answerPost<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  resolve: (call: Call, body: z.output<Schema>) => Response,
): HttpHandler {
  return http.post(path, async ({ request, params }) => {
    const text = await request.text()
    return withTrouble(request, {}, () => {
      const body = z.safeParse(schema, parseJson(text))
      if (!body.success) return refuse(400, 'The request is invalid.')
      return resolve(toCall(request, params), body.data)
    })
  })
}

/** A picture or a file. */
export function answerFile(path: string, resolve: (call: Call) => Response): HttpHandler {
  return http.get(path, ({ request, params }) =>
    withTrouble(request, { exempt: true }, () => resolve(toCall(request, params))),
  )
}

/** The answer of a call that says nothing. */
export function nothing(): Response {
  return new HttpResponse(null, { status: 200 })
}

/** What the server says instead of an answer. */
export function refuse(status: 400 | 401 | 404, text = ''): Response {
  return HttpResponse.text(text, { status })
}

/** A number of the query; missing and garbage are 0, as for the server. */
export function numberIn(query: URLSearchParams, name: string): number {
  return Number.parseInt(query.get(name) ?? '', 10) || 0
}

/** The rows of a page, which counts from 1; the server takes 0 for 1. Beyond the end there are none. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number) {
  const start = (Math.max(1, page) - 1) * size
  return { TotalRows: rows.length, Entities: rows.slice(start, start + size) }
}

async function withTrouble<Answer>(
  request: Request,
  { exempt = false }: Options,
  resolve: () => Answer,
): Promise<Answer | Response> {
  await pause(request)
  return faultOf(request, { exempt }) ?? resolve()
}

function toCall(request: Request, params: Record<string, string | readonly string[] | undefined>): Call {
  const world = getWorld()
  const code = personas[getMocks().persona].profile?.UserCode
  return {
    world,
    viewer: code === undefined ? undefined : world.people.get(code),
    query: new URL(request.url).searchParams,
    param: name => String(params[name] ?? ''),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The answer as the legacy server's serializer writes it: every object with a reference number and a column that nobody
 * asked for, and `null` for an empty list, but for the rows of a page. The client must read past all of that, and send it
 * back where it sends a whole model.
 */
function legacyJson(answer: unknown): Response {
  let count = 0
  const text = JSON.stringify(answer, (name, value: unknown) => {
    if (Array.isArray(value)) return value.length === 0 && name !== 'Entities' && name !== '' ? null : value
    if (typeof value !== 'object' || value === null) return value
    count += 1
    return { $id: String(count), ...value, Modified: null }
  })
  return new HttpResponse(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}
