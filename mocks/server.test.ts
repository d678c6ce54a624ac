import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listen, type Listening } from '#scripts/listen.ts'
import { createMockServer } from './server.ts'

// The server of `npm run mock-server`.

let servers: [Listening, Listening]
let origin: string

beforeAll(async () => {
  // Two, since the servers of one process must not share the settings of their clients.
  servers = [await listen(createMockServer({ latency: 0 })), await listen(createMockServer({ latency: 0 }))]
  origin = servers[0].origin
})

afterAll(() => {
  for (const { stop } of servers) stop()
})

const statusOf = async (path: string) => (await fetch(origin + path)).status

/** Returns the status of a request whose path or host `fetch` would normalize. */
function statusOfRaw(options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: servers[0].port, ...options }, response => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

test('answers a path in any case, one with two slashes, and an invalid host', async () => {
  expect(await statusOf('/account/login')).toBe(200)
  expect(await statusOf('/Payment/Download/robdnw')).toBe(401)
  expect(await statusOfRaw({ path: '//' })).toBe(404)
  expect(await statusOfRaw({ path: '//api/users/GetCities' })).toBe(404)
  expect(await statusOfRaw({ path: '/api/users/GetCities', headers: { host: '[' } })).toBe(500)
  expect(await statusOf('/api/users/GetCities')).toBe(200)
})

/** Returns a function that sends a call with the cookies of the persona's earlier calls: a POST when there is a body. */
function clientOf(persona: string) {
  const cookies = new Map<string, string>()
  async function send(path: string, body?: unknown): Promise<Response> {
    const headers = new Headers({ Cookie: [...cookies].map(pair => pair.join('=')).join('; ') })
    if (body !== undefined) headers.set('X-XSRF-TOKEN', cookies.get('XSRF-TOKEN') ?? '')
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const isSignedIn = send(`/Account/Login?persona=${persona}`)
  return async (path: string, body?: unknown) => {
    await isSignedIn
    return send(path, body)
  }
}

test('signs in and out, and ignores a returnUrl that leads to another host', async () => {
  const asStudent = clientOf('student')
  const profile = async () => (await asStudent('/api/users/GetCurrentProfile')).json()
  expect(await profile()).toMatchObject({ UserCode: 's3d8q1' })
  const page = await (await asStudent('/Account/Login?returnUrl=%2F%2Fevil.example')).text()
  expect(page).toContain('<code>/</code>')
  expect(page).not.toContain('evil')
  await asStudent('/Account/LogOff')
  expect(await profile()).toBeNull()
})

test('each client has its own persona and faults, and all clients share the data and its clock', async () => {
  const [asStudent, asTeacher] = [clientOf('student'), clientOf('teacher')]
  await asStudent('/?mock-faults=getStats:html')
  expect(await (await asStudent('/api/users/GetStats')).text()).toContain('<!DOCTYPE html>')
  expect((await asTeacher('/api/users/GetStats')).headers.get('Content-Type')).toContain('json')
  await asTeacher('/?mock-faults=getStats:503x1')
  expect((await asTeacher('/api/users/GetStats')).status).toBe(503)
  expect((await asTeacher('/api/users/GetStats')).status).toBe(200)
  expect((await asTeacher('/api/users/GetCurrentProfile')).status).toBe(200)

  const message = { ToUserId: 'm4t7k2', Body: 'Luni la 16 e bine?' }
  expect((await asStudent('/api/messages/SaveNewMessage', message)).status).toBe(200)
  await asStudent('/?mock-clock=90')
  const read = await asTeacher('/api/messages/getmessagesbymentorcode/s3d8q1/1')
  const { Entities } = (await read.json()) as { Entities: object[] }
  expect(Entities[0]).toMatchObject({ Body: message.Body, isMy: false })
  expect(read.headers.get('Date')).toBe('Fri, 20 Nov 2026 08:30:00 GMT')
})

test('a fault of one call ends although it destroys the response, and two of them end with calls at the same time', async () => {
  const asStudent = clientOf('student')
  const stats = () => asStudent('/api/users/GetStats')
  for (const fault of ['lost', 'offline']) {
    await asStudent(`/?mock-faults=getStats:${fault}x1`)
    await expect(stats(), fault).rejects.toThrow()
    expect((await stats()).status, fault).toBe(200)
  }
  await asStudent('/?mock-faults=getStats:offlinex1,getCycles:offlinex1')
  const both = () => Promise.allSettled([stats(), asStudent('/api/cycle/getall')])
  expect((await both()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('the first calls that the scenario `failing` fails are counted per client', async () => {
  const clients = ['student', 'teacher'].map(clientOf)
  for (const call of clients) await call('/?mock=visitor.failing')
  for (const call of clients) {
    const status = async () => (await call('/api/cycle/getall')).status
    expect([await status(), await status()]).toEqual([500, 200])
  }
})

test('the latency of the server is not stored for the client', async () => {
  const { headers } = await fetch(`${origin}/Account/Login?persona=student`, { redirect: 'manual' })
  expect(headers.getSetCookie().at(-1)).toMatch(`mock=${encodeURIComponent('mock=student.full')};`)
})

test('each server of the process answers by the settings of its own client', async () => {
  const headers = { Cookie: `mock=${encodeURIComponent('mock=student.full')}` }
  for (const server of servers) {
    const response = await fetch(`${server.origin}/api/users/GetCurrentProfile`, { headers })
    expect(await response.json()).toMatchObject({ IsTeacher: false })
  }
})

test('a link sets the scenario for the client by a cookie, and restarts it', async () => {
  for (let links = 0; links < 2; links += 1) {
    const link = await fetch(`${origin}/teacher?mock=visitor.failing&page=2`, { redirect: 'manual' })
    expect([link.status, link.headers.get('Location')]).toEqual([302, '/teacher?page=2'])
    const [cookie = ''] = link.headers.getSetCookie()
    const headers = { Cookie: cookie.split(';')[0] ?? '' }
    const statusOfClient = async () => (await fetch(`${origin}/api/cycle/getall`, { headers })).status
    // The first call fails, and a retry works.
    expect([await statusOfClient(), await statusOfClient()]).toEqual([500, 200])
  }
  expect(await statusOf('/api/cycle/getall')).toBe(200)
})

test('a link with a typo is reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await fetch(`${origin}/teacher?mock=studnt`, { redirect: 'manual' })
  expect(warn).toHaveBeenCalledWith('[mocks] "studnt" does not exist. Did you mean "student"?')
})

describe('with a build', () => {
  const place = mkdtempSync(join(tmpdir(), 'static-files-'))
  const files = ['index.html', 'shell.html', 'Limba engleza.html', 'robots.txt', 'assets/app-1234567.js']
  let withBuild: Listening

  beforeAll(async () => {
    mkdirSync(join(place, 'assets'))
    // A script is long enough to be compressed.
    for (const file of files) writeFileSync(join(place, file), file.padEnd(file.endsWith('.js') ? 2000 : 0))
    withBuild = await listen(createMockServer({ latency: 0, staticFolder: place }))
  })

  afterAll(() => {
    withBuild.stop()
    rmSync(place, { recursive: true })
  })

  /** Requests exactly this address: `fetch` would resolve the `..` in it, and would decompress the response. */
  async function ask(path: string, headers: Record<string, string> = {}) {
    const { port } = withBuild
    const [answer] = (await once(get({ host: '127.0.0.1', port, path, headers }), 'response')) as [
      IncomingMessage,
    ]
    const { statusCode: status, headers: received } = answer
    return {
      status,
      cache: received['cache-control'],
      encoding: received['content-encoding'],
      body: await text(answer),
    }
  }

  test('answers the address of a page with its HTML, and any other with the shell', async () => {
    for (const [address, body] of [
      ['/', 'index.html'],
      ['/Limba%20engleza', 'Limba engleza.html'],
      ['/Limba%20engleza/', 'Limba engleza.html'],
      ['/teacherprofile/ae31oi', 'shell.html'],
      ['/no/such/file.js', 'shell.html'],
      ['/assets', 'shell.html'],
      ['/../secret.txt', 'shell.html'],
      // A malformed escape, and a NUL, which no file name may contain.
      ['/%E0%A4%A', 'shell.html'],
      ['/%00', 'shell.html'],
      ['/robots.txt', 'robots.txt'],
    ] as const)
      expect.soft(await ask(address), address).toMatchObject({ status: 200, cache: 'no-cache', body })
  })

  test('only hashed assets may be cached for good, and a missing one is answered with 404', async () => {
    const cache = 'public, max-age=31536000, immutable'
    expect(await ask('/assets/app-1234567.js')).toMatchObject({ status: 200, cache })
    for (const address of ['/assets/none.js', '/assets/a/b', '/assets/'])
      expect.soft(await ask(address), address).toMatchObject({ status: 404, cache: undefined, body: '' })
  })

  test('compresses files and calls for a client that accepts it', async () => {
    for (const address of ['/assets/app-1234567.js', '/api/users/GetCities']) {
      expect.soft(await ask(address, { 'Accept-Encoding': 'gzip' })).toMatchObject({ encoding: 'gzip' })
      expect.soft(await ask(address)).toMatchObject({ encoding: undefined })
    }
  })
})
