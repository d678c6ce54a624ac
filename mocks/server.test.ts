import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer } from './server.ts'

// The server of `npm run mock-server`.

let server: Server
let origin: string

beforeAll(async () => {
  server = createMockServer({ latency: 0 })
  await new Promise<void>(resolve => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const statusOf = async (path: string) => (await fetch(origin + path)).status

test('paths match without regard to case, as on IIS', async () => {
  expect(await statusOf('/api/users/getcities')).toBe(200)
  expect(await statusOf('/API/Cycle/GetAll')).toBe(200)
  expect(await statusOf('/Get-Profile-Image?fileName=a.jpg')).toBe(200)
  expect(await statusOf('/Payment/Download/robdnw')).toBe(401)
  expect(await statusOf('/account/login')).toBe(200)
  expect(await statusOf('/api/users/GetTowns')).toBe(404)
})
