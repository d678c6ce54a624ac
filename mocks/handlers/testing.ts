import type * as z from 'zod/mini'
import type { Definition } from '#api/endpoint.ts'
import { read } from '#api/mismatches.ts'
import { respond } from '#mocks/respond.ts'

/** Names of the endpoints that answer a visitor too. §6 */
export const publicEndpoints = new Set([
  'readCurrentProfile',
  'getAds',
  'getTeachers',
  'getTeacherById',
  'getUserByCode',
  'getAdByCode',
  'countAdView',
  'getAdViews',
  'getFreeHours',
  'getSuggestedTeachers',
  'getRequests',
  'getRequest',
  'getRatings',
  'getCities',
  'getStats',
  'getExperience',
  'getOccupations',
  'profileImage',
  'getCategories',
  'getGroups',
  'getMains',
  'getMainsWithSubjects',
  'getSubjectsOf',
  'getCycles',
])

/** Sends a request to the mocked server. @throws Error when no handler answers the path */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await respond(new Request(`http://localhost${path}`, init))
  if (!response) throw new Error(`No handler answers ${path}`)
  return response
}

export function send(path: string, body: unknown): Promise<Response> {
  return ask(path, { method: 'POST', body: JSON.stringify(body) })
}

/**
 * Returns the response as the client parses it. @throws Error when anything in it does not fit the client's
 * schema
 */
export async function readAnswer<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await ask(path)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const reading = read(schema, await response.json())
  if ('broken' in reading || reading.mismatches.length > 0)
    throw new Error(`${path}: ${JSON.stringify(reading.mismatches)}`)
  return reading.value
}

type Endpoint = ((...parameters: never[]) => unknown) & { definition: Definition }
type Values = Record<string, string | number>

/** Returns the address to which the client would send the call. */
export function addressOf({ path, query }: Definition, values: Values = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, own]) => [name, String(values[name] ?? own ?? '')]),
  )
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}

/** Calls an endpoint and returns the status and the text of the response. */
export async function call(
  endpoint: Endpoint,
  values: Values = {},
  body?: unknown,
): Promise<[number, string]> {
  const { method } = endpoint.definition
  const response = await ask(addressOf(endpoint.definition, values), {
    method,
    ...(method === 'POST' && body !== undefined ? { body: JSON.stringify(body) } : {}),
  })
  return [response.status, await response.text()]
}

/** Calls an endpoint and returns the status of the response. */
export async function statusOf(endpoint: Endpoint, values?: Values, body?: unknown): Promise<number> {
  const [status] = await call(endpoint, values, body)
  return status
}

/**
 * Calls an endpoint and returns what the client would get. @throws Error when the call fails or does not fit
 * its schema
 */
export async function readFrom<Of extends Endpoint>(
  endpoint: Of,
  values: Values = {},
): Promise<Awaited<ReturnType<Of>>> {
  const { response: schema } = endpoint.definition
  if (schema === null || schema === 'file') throw new Error(`${endpoint.definition.path} answers no JSON`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just read it
  return (await readAnswer(addressOf(endpoint.definition, values), schema)) as Awaited<ReturnType<Of>>
}
