import type * as z from 'zod/mini'
import { fill, type Path, type Query, type Values } from './addresses.ts'
import { type Body, type CallOptions, getCached, request, requestVoid } from './client.ts'

/**
 * The description of an endpoint, which the function that calls it carries. The registry (endpoints.ts), the mock
 * back end, the documentation and the drift check use it.
 */
export type Definition = {
  method: 'GET' | 'POST'
  /** Spelled as the server does; `{name}` is a placeholder for an argument. */
  path: Path
  query: Query
  /** Schema of the JSON body; `'form'` for multipart, `null` for no body. */
  body: z.core.$ZodType | 'form' | null
  /** Schema of the JSON response; `null` when the response body is ignored, `'file'` when it is not JSON. */
  response: z.core.$ZodType | 'file' | null
  /** Set when the call changes the server's state: then it is sent once, never retried, cached or prefetched. */
  isChange: boolean
  /** Added by `describe`; not in the production build. */
  description?: string
  assumption?: string
}

/** A function that calls an endpoint, with the definition of that endpoint. */
export type Endpoint<Caller> = Caller & { definition: Definition }

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no names is what it says
type NoQuery = Record<never, never>

type PathName<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never

/** The arguments of a call. Those of the path, and query parameters without a default, are required. */
type Args<Text extends string, Names extends Query> = {
  [Name in PathName<Text> | keyof { [Key in keyof Names as Names[Key] extends null ? Key : never]: 1 }]:
    string | number
} & { [Name in keyof Names as Names[Name] extends null ? never : Name]?: string | number }

type CallParameters<All, Options> =
  Partial<All> extends All ? [args?: All, options?: Options] : [args: All, options?: Options]

export type PathArgs<Text extends string> = Record<PathName<Text>, string | number>

/** Completes a definition with the defaults of a GET without arguments. */
/* @__NO_SIDE_EFFECTS__ */
export function define(definition: Pick<Definition, 'path'> & Partial<Definition>): Definition {
  return { method: 'GET', query: {}, body: null, response: null, isChange: false, ...definition }
}

/** Returns `call` with its definition, cast to `Made`: the caller declares parameters that match those of `call`. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefinition<Made>(
  definition: Definition,
  call: (...parameters: never[]) => unknown,
): Endpoint<Made> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the maker above declares the same call, in types
  return Object.assign(call, { definition }) as unknown as Endpoint<Made>
}

type Schema = z.core.$ZodType

type Call<Text extends string, Names extends Query, Received, Options = CallOptions> = (
  ...parameters: CallParameters<Args<Text, Names>, Options>
) => Promise<Received>

/** The options of a change. It takes no abort signal, because leaving the page must not abort a change. */
type ChangeOptions = Omit<CallOptions, 'signal'>

/** Creates the function of a safe read, which the client may retry (fetchWithRetries.ts). Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function read<const Text extends Path, Received extends Schema, const Names extends Query = NoQuery>(
  path: Text,
  response: Received,
  query?: Names,
): Endpoint<Call<Text, Names, z.output<Received>>> {
  const definition = define({ path, response, query: query ?? {} })
  return withDefinition(definition, (args: Values = {}, options: CallOptions = {}) => {
    const { path: filled, searchParams } = fill(definition, args)
    const sent = { method: 'GET', path: filled, searchParams, isRepeatable: true, ...options } as const
    return request({ ...sent, response, pattern: path })
  })
}

/** Creates the function of a reference list, fetched once per page load (`getCached`). Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function cached<Received extends Schema>(
  path: Path,
  response: Received,
): Endpoint<() => Promise<z.output<Received>>> {
  return withDefinition(define({ path, response }), () => getCached(path, response))
}

/** Creates the function of a GET that changes state or is counted: sent once, never cached. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function changeByGet<
  const Text extends Path,
  Received extends Schema | null,
  const Names extends Query = NoQuery,
>(
  path: Text,
  response: Received,
  query?: Names,
): Endpoint<Call<Text, Names, Received extends Schema ? z.output<Received> : void, ChangeOptions>> {
  const definition = define({ path, response, query: query ?? {}, isChange: true })
  return withDefinition(definition, (args: Values = {}, options: ChangeOptions = {}) => {
    const { path: filled, searchParams } = fill(definition, args)
    const sent = { method: 'GET', path: filled, searchParams, cache: 'no-store', ...options } as const
    return response === null ? requestVoid(sent) : request({ ...sent, response, pattern: path })
  })
}

/** Creates the function of a change with a JSON body. Calls throw ApiError; a timeout leaves the outcome unknown. */
/* @__NO_SIDE_EFFECTS__ */
export function change<Sent extends Schema, Received extends Schema | null = null>(
  path: Path,
  body: Sent,
  response?: Received,
): Endpoint<(body: z.output<Sent>) => Promise<Received extends Schema ? z.output<Received> : void>> {
  const definition = define({ method: 'POST', path, body, response: response ?? null, isChange: true })
  return withDefinition(definition, (json: unknown) => post(path, response ?? null, { json }))
}

/** Creates the function of a change whose arguments are query parameters, without a body. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function changeByQuery<const Names extends Query>(
  path: Path,
  query: Names,
): Endpoint<(args: Args<'', Names>) => Promise<void>> {
  const definition = define({ method: 'POST', path, query, isChange: true })
  return withDefinition(definition, (args: Values) =>
    post(path, null, { searchParams: fill(definition, args).searchParams }),
  )
}

/** Creates the function of a multipart upload of a file as the form field `field`. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function upload(path: Path, field: string, fileName: string): Endpoint<(file: Blob) => Promise<void>> {
  return withDefinition(define({ method: 'POST', path, body: 'form', isChange: true }), (file: Blob) => {
    const body = new FormData()
    body.set(field, file, fileName)
    return post(path, null, { body })
  })
}

/** Creates the function that returns the address of a picture, for an `<img>` to fetch. */
/* @__NO_SIDE_EFFECTS__ */
export function picture<const Names extends Query>(
  path: Path,
  query: Names,
): Endpoint<(args: Args<'', Names>) => string> {
  const definition = define({ path, query, response: 'file' })
  return withDefinition(definition, (args: Values) => {
    const { searchParams } = fill(definition, args)
    const texts = Object.entries(searchParams).map(([name, value]) => [name, String(value)])
    return `${path}?${new URLSearchParams(texts).toString()}`
  })
}

function post(path: Path, response: Schema | null, body: Body) {
  const sent = { method: 'POST', path, ...body } as const
  return response === null ? requestVoid(sent) : request({ ...sent, response })
}
