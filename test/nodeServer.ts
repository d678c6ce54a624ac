import type { HttpHandler } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { connectClient } from '#api/client.ts'

/** Starts a server for the tests of a file in Node. `use` adds handlers for one test; `handlers` are there for all. */
export function startServer(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => connectClient({}))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
