import { fill } from '#api/addresses.ts'
import type { Definition } from '#api/endpoint.ts'
import { read } from '#api/mismatches.ts'
import { answer } from '#mocks/node.ts'
import { codeOf, type PersonaId } from '#mocks/personas.ts'
import { configureMocks } from '#mocks/state.ts'

export const student = codeOf('student')
export const teacher = codeOf('teacher')
export const unpaid = codeOf('teacherUnpaid')

/** Signs in as a persona. */
export const as = (persona: PersonaId) => configureMocks({ persona })

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
  const response = await answer(new Request(`http://localhost${path}`, init))
  if (!response) throw new Error(`No handler answers ${path}`)
  return response
}

export function send(path: string, body: unknown): Promise<Response> {
  return ask(path, { method: 'POST', body: JSON.stringify(body) })
}

type Endpoint = ((...parameters: never[]) => unknown) & { definition: Definition }
type Values = Record<string, string | number>

/** Returns the address to which the client would send the call. */
export function addressOf(definition: Definition, values: Values = {}): string {
  const { path, searchParams } = fill(definition, values)
  const pairs = Object.entries(searchParams).map(([name, value]) => [name, String(value)])
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
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
 * Calls an endpoint and returns what the client would get. @throws Error when the call fails, or anything in the response
 * does not fit its schema
 */
export async function readFrom<Of extends Endpoint>(
  { definition }: Of,
  values: Values = {},
): Promise<Awaited<ReturnType<Of>>> {
  const { path, response: schema } = definition
  if (schema === null || schema === 'file') throw new Error(`${path} answers no JSON`)
  const response = await ask(addressOf(definition, values))
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const reading = read(schema, await response.json())
  if ('broken' in reading || reading.mismatches.length > 0)
    throw new Error(`${path}: ${JSON.stringify(reading.mismatches)}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just read it
  return reading.value as Awaited<ReturnType<Of>>
}
