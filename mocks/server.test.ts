import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type RequestOptions, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from './server.ts'

// The server of `npm run mock-server`.

let servers: [Server, Server]
let origin: string

beforeAll(async () => {
  // Two, since the servers of one process must not share the settings of their clients.
  servers = [createMockServer({ latency: 0 }), createMockServer({ latency: 0 })]
  for (const server of servers) await new Promise<void>(resolve => server.listen(0, resolve))
  origin = originOf(servers[0])
})

afterAll(() => {
  for (const server of servers) server.close()
})

function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const statusOf = async (path: string) => (await fetch(origin + path)).status

/** Returns the status of a request whose path or host `fetch` would normalize. */
function statusOfRaw(options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port: new URL(origin).port, ...options }, response => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

test('paths match without regard to case, as on IIS', async () => {
  expect(await statusOf('/api/users/getcities')).toBe(200)
  expect(await statusOf('/API/Cycle/GetAll')).toBe(200)
  expect(await statusOf('/Get-Profile-Image?fileName=a.jpg')).toBe(200)
  expect(await statusOf('/Payment/Download/robdnw')).toBe(401)
  expect(await statusOf('/account/login')).toBe(200)
  expect(await statusOf('/api/users/GetTowns')).toBe(404)
})

test('answers a path with two slashes, and a host that is no host', async () => {
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

  const message = { ToUserId: 'm4t7k2', Body: 'Luni la 16 e bine?' }
  expect((await asStudent('/api/messages/SaveNewMessage', message)).status).toBe(200)
  await asStudent('/?mock-clock=90')
  const read = await asTeacher('/api/messages/getmessagesbymentorcode/s3d8q1/1')
  const { Entities } = (await read.json()) as { Entities: object[] }
  expect(Entities[0]).toMatchObject({ Body: message.Body, isMy: false })
  expect(read.headers.get('Date')).toBe('Fri, 20 Nov 2026 08:30:00 GMT')
})

test('each server of the process answers by the settings of its own client', async () => {
  const headers = { Cookie: `mock=${encodeURIComponent('mock=student.full')}` }
  for (const server of servers) {
    const response = await fetch(`${originOf(server)}/api/users/GetCurrentProfile`, { headers })
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

describe('with a build', () => {
  const place = mkdtempSync(join(tmpdir(), 'static-files-'))

  /** The files on disk. */
  const files = [
    'dist/index.html',
    'dist/shell.html',
    'dist/Matematica.html',
    'dist/Limba engleza.html',
    'dist/robots.txt',
    'dist/share.png',
    'dist/assets/app-1234567.js',
    'secret.txt',
    'dist-demo/secret.txt',
  ]

  /** Addresses of pages, each with the HTML file that is served there. */
  const pages = [
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/Matematica', 'Matematica.html'],
    ['/Matematica/', 'Matematica.html'],
    ['/Limba%20engleza', 'Limba engleza.html'],
    ['/Limba%20engleza/', 'Limba engleza.html'],
    ['/teacherprofile/ae31oi', 'shell.html'],
    ['/teacherprofile/Matematica', 'shell.html'],
    ['/Matematica/none', 'shell.html'],
    ['/C%2B%2B', 'shell.html'],
    ['/no/such/file.js', 'shell.html'],
    ['/assets', 'shell.html'],
    // A malformed escape, and a NUL, which no file name may contain.
    ['/%E0%A4%A', 'shell.html'],
    ['/%00', 'shell.html'],
  ] as const

  /** Addresses that lead out of the folder to an existing file. */
  const escapes = [
    '/../secret.txt',
    '/..%2Fsecret.txt',
    '/%2e%2e/secret.txt',
    '/Matematica/../../secret.txt',
    '/../dist-demo/secret.txt',
    '/..%2Fdist-demo%2Fsecret.txt',
  ]

  /** Returns the path without `dist/`; a script is long enough to be compressed. */
  const contentOf = (file: string) => file.replace('dist/', '').padEnd(file.endsWith('.js') ? 2000 : 0)

  let withBuild: Server

  beforeAll(async () => {
    for (const file of files) {
      mkdirSync(dirname(join(place, file)), { recursive: true })
      writeFileSync(join(place, file), contentOf(file))
    }
    withBuild = createMockServer({ latency: 0, staticFolder: join(place, 'dist') })
    await once(withBuild.listen(0, '127.0.0.1'), 'listening')
  })

  afterAll(() => {
    withBuild.close()
    rmSync(place, { recursive: true })
  })

  /** Requests exactly this address: `fetch` would resolve the `..` in it, and would decompress the response. */
  async function ask(path: string, headers: Record<string, string> = {}) {
    const { port } = withBuild.address() as AddressInfo
    const [answer] = (await once(get({ host: '127.0.0.1', port, path, headers }), 'response')) as [
      IncomingMessage,
    ]
    const {
      statusCode: status,
      headers: { 'content-type': type, 'cache-control': cache, 'content-encoding': encoding },
    } = answer
    return { status, type, cache, encoding, body: await text(answer) }
  }

  test('answers each request with its file or a status', async () => {
    for (const [address, body] of pages) {
      const html = { status: 200, type: 'text/html;charset=utf-8', cache: 'no-cache', body }
      expect.soft(await ask(address), `${address} is answered with ${body}`).toMatchObject(html)
    }
  })

  test('files are served with their content type, and only hashed assets may be cached for good', async () => {
    expect(await ask('/robots.txt')).toMatchObject({
      status: 200,
      type: 'text/plain',
      cache: 'no-cache',
      body: 'robots.txt',
    })
    expect(await ask('/share.png')).toMatchObject({ type: 'image/png', cache: 'no-cache' })
    expect(await ask('/assets/app-1234567.js')).toMatchObject({
      status: 200,
      type: 'text/javascript',
      cache: 'public, max-age=31536000, immutable',
      body: contentOf('assets/app-1234567.js'),
    })
  })

  test('a missing asset is answered with 404, not with a page', async () => {
    for (const address of ['/assets/none.js', '/assets/a/b', '/assets/'])
      expect(await ask(address), address).toMatchObject({
        status: 404,
        type: undefined,
        cache: undefined,
        body: '',
      })
  })

  test('no address leads out of the folder', async () => {
    for (const address of escapes)
      expect
        .soft(await ask(address), `${address} does not lead out of the folder`)
        .toMatchObject({ status: 200, body: 'shell.html' })
  })

  test('compresses for a client that accepts it, but no small response', async () => {
    const accepting = { 'Accept-Encoding': 'gzip' }
    expect(await ask('/assets/app-1234567.js', accepting)).toMatchObject({ encoding: 'gzip' })
    expect(await ask('/assets/app-1234567.js')).toMatchObject({ encoding: undefined })
    expect(await ask('/robots.txt', accepting)).toMatchObject({ encoding: undefined })
    expect(await ask('/api/users/GetCities', accepting)).toMatchObject({ status: 200, encoding: 'gzip' })
  })
})
