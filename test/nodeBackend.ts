import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { connectClient } from '#api/client.ts'
import { resetViewer } from '#session.ts'

/** Starts a back end for the unit tests of a file. Each test adds its own handlers, and has a client and a viewer of its own. */
export function startNodeBackend(events: Parameters<typeof connectClient>[0] = {}) {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => {
    connectClient(events)
    resetViewer()
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => {
    server.close()
    // Files share a process: the lists that loaders have cached must not reach the next one.
    connectClient({})
  })
  return server
}
