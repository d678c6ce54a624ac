import type * as z from 'zod/mini'
import { fill, type Path, type Query } from './addresses.ts'
import { type CallOptions, getCached, request, requestVoid } from './client.ts'
import { readAddressOf } from './early.ts'

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
  /** Set on a read whose response is the same for every viewer: a snapshot of a public page may contain it. */
  isPublic: boolean
  /** Added by `describe`; not in the production build. */
  description?: string
  assumption?: string
}

/** A function that calls an endpoint, with the definition of that endpoint. */
export type Endpoint<Caller> = Caller & { definition: Definition }

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- the type says that there are no names
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
  return {
    method: 'GET',
    query: {},
    body: null,
    response: null,
    isChange: false,
    isPublic: false,
    ...definition,
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function withDefinition<Caller>(definition: Definition, call: Caller & object): Endpoint<Caller> {
  return Object.assign(call, { definition })
}

type Schema = z.core.$ZodType

/** The options of a change. It takes no abort signal, because leaving the page must not abort a change. */
type ChangeOptions = Omit<CallOptions, 'signal'>

/** Creates the function of a safe read, which the client may retry (fetchWithRetries.ts). Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function safeRead<
  const Text extends Path,
  Received extends Schema,
  const Names extends Query = NoQuery,
>(path: Text, response: Received, { query, isPublic = false }: { query?: Names; isPublic?: boolean } = {}) {
  const definition = define({ path, response, query: query ?? {}, isPublic })
  return withDefinition(
    definition,
    (...[args, options = {}]: CallParameters<Args<Text, Names>, CallOptions>) => {
      const { path: filled, searchParams } = fill(definition, args)
      const sent = { method: 'GET', path: filled, searchParams, isRepeatable: true, ...options } as const
      return request({ ...sent, response, pattern: path })
    },
  )
}

/** Creates the function of a reference list, fetched once per page load (`getCached`). Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function cached<Received extends Schema>(path: Path, response: Received) {
  return withDefinition(define({ path, response, isPublic: true }), () => getCached(path, response))
}

/** Creates the function of a GET that changes state: sent once, never cached. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function changeByGet<const Text extends Path, const Names extends Query = NoQuery>(
  path: Text,
  query?: Names,
) {
  const definition = define({ path, query: query ?? {}, isChange: true })
  return withDefinition(
    definition,
    (...[args, options = {}]: CallParameters<Args<Text, Names>, ChangeOptions>) =>
      requestVoid({ method: 'GET', ...fill(definition, args), cache: 'no-store', ...options }),
  )
}

/** As `changeByGet`, for a read that the server counts. */
/* @__NO_SIDE_EFFECTS__ */
export function countedRead<
  const Text extends Path,
  Received extends Schema,
  const Names extends Query = NoQuery,
>(path: Text, response: Received, query?: Names) {
  const definition = define({ path, response, query: query ?? {}, isChange: true })
  return withDefinition(
    definition,
    (...[args, options = {}]: CallParameters<Args<Text, Names>, ChangeOptions>) => {
      const sent = { method: 'GET', ...fill(definition, args), cache: 'no-store', ...options } as const
      return request({ ...sent, response, pattern: path })
    },
  )
}

/** Creates the function of a change with a JSON body. Calls throw ApiError; a timeout leaves the outcome unknown. */
/* @__NO_SIDE_EFFECTS__ */
export function change<Sent extends Schema>(path: Path, body: Sent) {
  return withDefinition(define({ method: 'POST', path, body, isChange: true }), (json: z.output<Sent>) =>
    requestVoid({ method: 'POST', path, json }),
  )
}

/** As `change`, but parses the response. */
/* @__NO_SIDE_EFFECTS__ */
export function changeWithResponse<Sent extends Schema, Received extends Schema>(
  path: Path,
  body: Sent,
  response: Received,
) {
  const definition = define({ method: 'POST', path, body, response, isChange: true })
  return withDefinition(definition, (json: z.output<Sent>) =>
    request({ method: 'POST', path, json, response }),
  )
}

/** Creates the function of a change whose arguments are query parameters, without a body. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function changeByQuery<const Names extends Query>(path: Path, query: Names) {
  const definition = define({ method: 'POST', path, query, isChange: true })
  return withDefinition(definition, (args: Args<'', Names>) =>
    requestVoid({ method: 'POST', ...fill(definition, args) }),
  )
}

/** Creates the function of a multipart upload of a file as the form field `field`. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function upload(path: Path, field: string, fileName: string) {
  return withDefinition(define({ method: 'POST', path, body: 'form', isChange: true }), (file: Blob) => {
    const body = new FormData()
    body.set(field, file, fileName)
    return requestVoid({ method: 'POST', path, body })
  })
}

/** Creates the function that returns the address of a picture, for an `<img>` to fetch. */
/* @__NO_SIDE_EFFECTS__ */
export function picture<const Names extends Query>(path: Path, query: Names) {
  const definition = define({ path, query, response: 'file' })
  return withDefinition(definition, (args: Args<'', Names>) => readAddressOf(fill(definition, args)))
}
