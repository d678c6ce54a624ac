import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { respond } from './respond.ts'

/**
 * Answers a request as the mocked server, in Node tests and Playwright's routes; `undefined` when no handler
 * matches.
 */
export function answer(request: Request): Promise<Response | undefined> {
  return respond(request)
}

/**
 * Creates an MSW server for tests of code that calls `fetch`: `server.listen()` before, `server.close()`
 * after.
 */
export function createServer() {
  return setupServer(http.all('*', ({ request }) => answer(request)))
}
