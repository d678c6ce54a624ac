import { get, type RequestOptions, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
