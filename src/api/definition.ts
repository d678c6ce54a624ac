import type * as z from 'zod/mini'
import type { Path } from './addresses.ts'

/**
 * The description of an endpoint, which the function that calls it carries. The registry (endpoints.ts), the
 * mock back end, the documentation and the drift check all use these definitions, so no endpoint can be
 * forgotten.
 */
export type Definition = {
  method: 'GET' | 'POST'
  /** Spelled as the server does; `{name}` is a placeholder for an argument. */
  path: Path
  /** Query parameters in the order they are sent, with their defaults; `null` marks a required argument. */
  query: Record<string, string | number | null>
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

export type Query = Record<string, string | number | null>

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no names is what it says
export type NoQuery = Record<never, never>

type PathName<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never

/** The arguments of a call. Those of the path, and query parameters without a default, are required. */
export type Args<Text extends string, Names extends Query> = {
  [Name in PathName<Text> | keyof { [Key in keyof Names as Names[Key] extends null ? Key : never]: 1 }]:
    string | number
} & { [Name in keyof Names as Names[Name] extends null ? never : Name]?: string | number }

export type CallParameters<All, Options> =
  Partial<All> extends All ? [args?: All, options?: Options] : [args: All, options?: Options]

/** The arguments for the placeholders in a path. */
export type PathArgs<Text extends string> = Record<PathName<Text>, string | number>

/** Completes a definition with the defaults of a GET without arguments. */
/* @__NO_SIDE_EFFECTS__ */
export function define(definition: Pick<Definition, 'path'> & Partial<Definition>): Definition {
  return { method: 'GET', query: {}, body: null, response: null, isChange: false, ...definition }
}

/**
 * Returns `call` with its definition, cast to the type `Made`. The cast is not checked: the function that
 * creates the endpoint declares parameters that match those of `call`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withDefinition<Made>(
  definition: Definition,
  call: (...parameters: never[]) => unknown,
): Endpoint<Made> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the maker above declares the same call, in types
  return Object.assign(call, { definition }) as unknown as Endpoint<Made>
}
