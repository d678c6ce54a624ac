import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endCompressed } from './compression.ts'

const long = 'ț'.repeat(2000)

/** Content type and body of the next response. */
let type = ''
let body = ''
beforeEach(() => {
  type = 'application/json; charset=utf-8'
  body = long
})

const server = createServer((asked, response) => {
  const content = Buffer.from(body)
  response.statusCode = 201
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', content.length)
  response.appendHeader('Set-Cookie', 'XSRF-TOKEN=secret; Path=/')
  response.appendHeader('Set-Cookie', 'mock=student; Path=/; HttpOnly')
  endCompressed(asked, response, content)
})

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => void server.close())

async function ask(headers: IncomingHttpHeaders = { 'accept-encoding': 'gzip, deflate, br' }) {
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, headers, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

test.each([
  'application/json; charset=utf-8',
  'application/manifest+json',
  'text/html; charset=utf-8',
  'text/javascript; charset=utf-8',
  'text/css',
  'image/svg+xml',
])('%s is compressed for a client that accepts gzip', async one => {
  type = one
  const { headers, body: sent } = await ask()
  expect(headers).toMatchObject({
    'content-type': one,
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  })
  expect(sent.length).toBeLessThan(long.length)
  expect(gunzipSync(sent).toString()).toBe(long)
})

test.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br, deflate' }])(
  'the body is not compressed for a client with the headers %j',
  async headers => {
    const answer = await ask(headers)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-length']).toBe('4000')
    expect(answer.body.toString()).toBe(long)
  },
)

test('a small body is sent uncompressed', async () => {
  body = '{"Id":1}'
  const answer = await ask()
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body.toString()).toBe('{"Id":1}')
})

test.each(['image/png', 'image/jpeg', 'font/woff2', 'application/pdf', 'application/octet-stream'])(
  '%s is sent uncompressed',
  async one => {
    type = one
    const answer = await ask()
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-length']).toBe('4000')
    expect(answer.body.toString()).toBe(long)
  },
)

test('compressing keeps the status and every cookie', async () => {
  const { status, headers } = await ask()
  expect(headers['content-encoding']).toBe('gzip')
  expect(status).toBe(201)
  expect(headers['set-cookie']).toEqual(['XSRF-TOKEN=secret; Path=/', 'mock=student; Path=/; HttpOnly'])
  // A Content-Length, if there is one, must be that of the compressed body.
  expect(headers['content-length']).not.toBe('4000')
})
