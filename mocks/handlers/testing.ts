import { fill } from '#api/addresses.ts'
import { readAddressOf } from '#api/early.ts'
import type { Definition } from '#api/endpoint.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { answer } from '#mocks/node.ts'
import { codeOf, type PersonaId } from '#mocks/personas.ts'
import { invoiceCodes } from '#mocks/seeding/cases.ts'
import { lessonIds } from '#mocks/seeding/lessonCases.ts'
import { configureMocks } from '#mocks/state.ts'

export const student = codeOf('student')
export const teacher = codeOf('teacher')
export const unpaid = codeOf('teacherUnpaid')

type Values = Record<string, string | number>

export const as = (persona: PersonaId) => configureMocks({ persona })

/** Names of the endpoints that answer a visitor too. §6 */
export const publicEndpoints = new Set([
  ...endpoints.filter(({ isPublic }) => isPublic).map(({ name }) => name),
  'readCurrentProfile',
  'countAdView',
  'profileImage',
])

/** Arguments, by name, for which the world has a response. */
const examples: Values = {
  adid: 'ae31oi',
  adCode: 'ae31oi',
  userid: teacher,
  teacherid: teacher,
  teacherId: teacher,
  code: teacher,
  id: lessonIds.requested,
  page: 1,
  paymentCode: invoiceCodes.subscription,
  day: '2026-11-23',
  selectedDate: '2026-11-23',
  startTime: 16,
  categoryid: 1,
  cityid: 0,
  fileName: 'a.jpg',
  width: 110,
  height: 110,
}

/** Arguments of endpoints for which a name means something else. */
const ownExamples: Record<string, Values> = {
  getTeacherById: { userid: 2 },
  getSuggestedTeachers: { userid: unpaid },
  getRequest: { id: 'c-own' },
  getSubjectsOf: { id: 1 },
  getConversationById: { id: 2 },
  getChat: { id: lessonIds.joinable },
}

/** Returns the required arguments of an endpoint with example values. @throws Error for a name without an example */
export function exampleOf({ name, path, query }: EndpointEntry): Values {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, argument = '']) => argument)
  const inQuery = Object.keys(query).filter(argument => query[argument] === null)
  return Object.fromEntries(
    [...inPath, ...inQuery].map(argument => {
      const value = ownExamples[name]?.[argument] ?? examples[argument]
      if (value === undefined) throw new Error(`Add an example of ${argument} for ${name}`)
      return [argument, value]
    }),
  )
}

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
export function addressOf(definition: Definition, values: Values = {}): string {
  return readAddressOf(fill(definition, values))
}

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

export async function statusOf(endpoint: Endpoint, values?: Values, body?: unknown): Promise<number> {
  const [status] = await call(endpoint, values, body)
  return status
}

/** Returns what the client would get. @throws Error when the call fails or the response does not fit its schema */
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
