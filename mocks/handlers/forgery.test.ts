import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as, ask } from './testing.ts'

beforeEach(() => as('student'))

afterEach(() => vi.unstubAllGlobals())

const body = JSON.stringify({ ToUserId: 'm4t7k2', Body: 'Bună!' })
const post = async (headers: Record<string, string> = {}) =>
  (await ask('/api/messages/SaveNewMessage', { method: 'POST', body, headers })).status

test.each([
  [200, {}],
  [200, { Cookie: 'session=1' }],
  [200, { 'X-XSRF-TOKEN': 'abc' }],
  [200, { Cookie: 'a=b; XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abc' }],
  [200, { Cookie: 'XSRF-TOKEN=a%2Fb%3D', 'X-XSRF-TOKEN': 'a/b=' }],
  [403, { Cookie: 'XSRF-TOKEN=abc' }],
  [403, { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abd' }],
  [403, { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': '' }],
] as const)('answers %i to a POST with the headers %o', async (status, headers) => {
  expect(await post(headers)).toBe(status)
})

test('in a browser the anti-forgery cookie is read from the page', async () => {
  vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=abc' })
  expect(await post()).toBe(403)
  expect(await post({ 'X-XSRF-TOKEN': 'abc' })).toBe(200)
})

test('a GET needs no anti-forgery header', async () => {
  const headers = { Cookie: 'XSRF-TOKEN=abc' }
  expect((await ask('/api/messages/getlistofuserswithmessage', { headers })).status).toBe(200)
})
