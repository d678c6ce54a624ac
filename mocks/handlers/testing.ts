import type * as z from 'zod/mini'
import { read } from '#api/schemas.ts'
import { answer } from '#mocks/node.ts'

/** What the mocked server answers to a path of its own. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await answer(new Request(`http://localhost${path}`, init))
  if (!response) throw new Error(`No handler answers ${path}`)
  return response
}

export function send(path: string, body: unknown): Promise<Response> {
  return ask(path, { method: 'POST', body: JSON.stringify(body) })
}

/** The answer as the client reads it. @throws Error when anything in it does not fit the client's schema */
export async function readAnswer<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await ask(path)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const reading = read(schema, await response.json())
  if ('broken' in reading || reading.misfits.length > 0)
    throw new Error(`${path}: ${JSON.stringify(reading.misfits)}`)
  return reading.value
}
