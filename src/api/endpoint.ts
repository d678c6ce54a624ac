import type * as z from 'zod/mini'
import { fill, type Path, type Values } from './addresses.ts'
import { type Body, type CallOptions, getCached, request, requestVoid } from './client.ts'
import {
  type Args,
  define,
  type Endpoint,
  type NoQuery,
  type CallParameters,
  type Query,
  withDefinition,
} from './definition.ts'

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

/**
 * Creates the function of a GET that changes state or is counted by the server: it is sent once and never
 * answered from a cache. Calls throw ApiError.
 */
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

/**
 * Creates the function of a change with a JSON body. Calls throw ApiError; a timeout leaves the outcome unknown.
 */
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

/**
 * Creates the function of a multipart upload: `field` is the name of the form field, `fileName` that of the
 * file in it. Calls throw ApiError.
 */
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
