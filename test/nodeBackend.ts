import type { HttpHandler } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Starts a back end for the unit tests of a file, with these handlers. A test may add its own, for itself alone. */
export function startNodeBackend(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
