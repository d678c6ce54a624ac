import type * as z from 'zod/mini'
import { fill, type Path, type Values } from './addresses.ts'
import { type Body, type CallOptions, getCached, request, requestVoid } from './client.ts'

/**
 * One line per endpoint: `read`, `cached`, `changeByGet`, `change`, `picture` and `file` (file.ts) each make a function that
 * calls it and that knows its own `definition`. The registry (endpoints.ts), the mock back end, the documentation and the drift check all
 * work from the definitions, so none can be forgotten.
 */
export type Definition = {
  method: 'GET' | 'POST'
  /** As the server spells it; `{name}` stands for an argument. */
  path: Path
  /** Query names in their order, with what is sent when the caller does not say; `null`: the caller must. */
  query: Record<string, string | number | null>
  /** Of a JSON body; `'form'` is multipart; `null` is no body. */
  body: z.core.$ZodType | 'form' | null
  /** Of the answer; `null`: it says nothing and is never parsed. `'file'`: it is no JSON. */
  answer: z.core.$ZodType | 'file' | null
  /** Whether the server's state is another afterwards: sent once, never repeated, cached or fetched ahead. */
  isChange: boolean
}

/** A function that calls its endpoint. */
export type Endpoint<Caller> = Caller & { definition: Definition }

type Schema = z.core.$ZodType
type Query = Record<string, string | number | null>

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no names is what it says
type NoQuery = Record<never, never>

type PathName<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never

/** What the caller must say, and what it may. */
type Args<Text extends string, Names extends Query> = {
  [Name in PathName<Text> | keyof { [Key in keyof Names as Names[Key] extends null ? Key : never]: 1 }]:
    string | number
} & { [Name in keyof Names as Names[Name] extends null ? never : Name]?: string | number }

type Parameters<All, Options> =
  Partial<All> extends All ? [args?: All, options?: Options] : [args: All, options?: Options]

type Call<Text extends string, Names extends Query, Answer, Options = CallOptions> = (
  ...parameters: Parameters<Args<Text, Names>, Options>
) => Promise<Answer>

/** A change is never aborted, whatever page is left meanwhile. */
type ChangeOptions = Omit<CallOptions, 'signal'>

/** A safe read: may be repeated by the client when the network or the server stumbles. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function read<const Text extends Path, Answer extends Schema, const Names extends Query = NoQuery>(
  path: Text,
  answer: Answer,
  query?: Names,
): Endpoint<Call<Text, Names, z.output<Answer>>> {
  const definition = define({ path, answer, query: query ?? {} })
  return callable(definition, (args: Values = {}, options: CallOptions = {}) => {
    const { path: filled, searchParams } = fill(definition, args)
    return request({ method: 'GET', path: filled, answer, searchParams, isRepeatable: true, ...options })
  })
}

/** A reference list: asked for once per page load and shared (client.getCached). Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function cached<Answer extends Schema>(
  path: Path,
  answer: Answer,
): Endpoint<() => Promise<z.output<Answer>>> {
  return callable(define({ path, answer }), () => getCached(path, answer))
}

/** A GET that changes state or is counted by the server: sent once, never from a cache. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function changeByGet<
  const Text extends Path,
  Answer extends Schema | null,
  const Names extends Query = NoQuery,
>(
  path: Text,
  answer: Answer,
  query?: Names,
): Endpoint<Call<Text, Names, Answer extends Schema ? z.output<Answer> : void, ChangeOptions>> {
  const definition = define({ path, answer, query: query ?? {}, isChange: true })
  return callable(definition, (args: Values = {}, options: ChangeOptions = {}) => {
    const { path: filled, searchParams } = fill(definition, args)
    const sent = { method: 'GET', path: filled, searchParams, cache: 'no-store', ...options } as const
    return answer === null ? requestVoid(sent) : request({ ...sent, answer })
  })
}

/** A change with a JSON body. Calls throw ApiError; a timeout's outcome is unknown. */
/* @__NO_SIDE_EFFECTS__ */
export function change<Sent extends Schema, Answer extends Schema | null = null>(
  path: Path,
  body: Sent,
  answer?: Answer,
): Endpoint<(body: z.output<Sent>) => Promise<Answer extends Schema ? z.output<Answer> : void>> {
  const definition = define({ method: 'POST', path, body, answer: answer ?? null, isChange: true })
  return callable(definition, (json: unknown) => post(path, answer ?? null, { json }))
}

/** A change whose arguments are in the query, without a body. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function changeByQuery<const Names extends Query>(
  path: Path,
  query: Names,
): Endpoint<(args: Args<'', Names>) => Promise<void>> {
  const definition = define({ method: 'POST', path, query, isChange: true })
  return callable(definition, (args: Values) =>
    post(path, null, { searchParams: fill(definition, args).searchParams }),
  )
}

/** A multipart upload: `field` is the form field's name, `fileName` that of the file in it. Calls throw ApiError. */
/* @__NO_SIDE_EFFECTS__ */
export function upload(path: Path, field: string, fileName: string): Endpoint<(file: Blob) => Promise<void>> {
  return callable(define({ method: 'POST', path, body: 'form', isChange: true }), (file: Blob) => {
    const body = new FormData()
    body.set(field, file, fileName)
    return post(path, null, { body })
  })
}

/** A picture that an `<img>` fetches: the call only writes its address. */
/* @__NO_SIDE_EFFECTS__ */
export function picture<const Names extends Query>(
  path: Path,
  query: Names,
): Endpoint<(args: Args<'', Names>) => string> {
  const definition = define({ path, query, answer: 'file' })
  return callable(definition, (args: Values) => {
    const { searchParams } = fill(definition, args)
    const texts = Object.entries(searchParams).map(([name, value]) => [name, String(value)])
    return `${path}?${new URLSearchParams(texts).toString()}`
  })
}

/** What the caller must say for the places in a path. */
export type PathArgs<Text extends string> = Record<PathName<Text>, string | number>

/* @__NO_SIDE_EFFECTS__ */
export function define(definition: Pick<Definition, 'path'> & Partial<Definition>): Definition {
  return { method: 'GET', query: {}, body: null, answer: null, isChange: false, ...definition }
}

/** The types of an endpoint's arguments are known where it is declared, and checked by its callers. */
/* @__NO_SIDE_EFFECTS__ */
export function callable<Made>(
  definition: Definition,
  call: (...parameters: never[]) => unknown,
): Endpoint<Made> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the maker above declares the same call, in types
  return Object.assign(call, { definition }) as unknown as Endpoint<Made>
}

function post(path: Path, answer: Schema | null, body: Body) {
  const sent = { method: 'POST', path, ...body } as const
  return answer === null ? requestVoid(sent) : request({ ...sent, answer })
}
