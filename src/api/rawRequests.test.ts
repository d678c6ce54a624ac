import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contractCalls } from '#test/contractCalls.ts'
import { connectClient } from './client.ts'
import { endpoints } from './endpoints.ts'

// These tests compare every character, including case and slashes: the mock back end is more tolerant.

let sent: string[] = []

const server = setupServer(
  http.all('*', async ({ request }) => {
    sent.push(`${request.method} ${request.url.replace('http://localhost', '')}${await bodyOf(request)}`)
    return new HttpResponse(null, { status: 200 })
  }),
)
beforeAll(() => server.listen())
afterEach(() => {
  sent = []
  connectClient({})
})
afterAll(() => server.close())

async function bodyOf(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    const text = await request.text()
    return text && ` ${text}`
  }
  const fields = [...(await request.formData()).entries()]
  return fields
    .map(([name, file]) => (file instanceof File ? ` ${name}=${file.name} (${file.type})` : name))
    .join()
}

test('sends every request in the format of the contract', async () => {
  for (const [request, call] of contractCalls) {
    sent = []
    // Some calls reject the empty response; only the request matters here.
    await Promise.resolve(call()).catch(() => {})
    expect.soft(sent, request).toEqual([request])
  }
})

test('the client has the calls of the contract, each once', () => {
  const methodAndPath = (request: string) => request.split(/[? ]/).slice(0, 2).join(' ')
  const pattern = (path: string) => path.replace(/\{\w+\}/g, '…')
  const known = endpoints.map(({ method, path }) => `${method} ${pattern(path)}`)
  const listed = contractCalls.map(([request]) => {
    const [method, path = ''] = methodAndPath(request).split(' ')
    const definition = endpoints.find(one =>
      new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    return `${method} ${pattern(definition?.path ?? path)}`
  })
  expect(new Set(known).size).toBe(known.length)
  expect(known.toSorted()).toEqual(listed.toSorted())
})

test('exactly these GET calls change state, and so does every POST', () => {
  const changing = endpoints.filter(({ method, isChange }) => method === 'GET' && isChange)
  expect(changing.map(({ path }) => path).toSorted()).toEqual([
    '/api/appoitments/acceptByTeacher/{id}',
    '/api/appoitments/deleteappoitment/{id}',
    '/api/users/AdView',
    '/api/users/getUserPhoneNumber',
  ])
  expect(endpoints.filter(({ method }) => method === 'POST').every(({ isChange }) => isChange)).toBe(true)
})
