import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { respond } from './respond.ts'

/** The mocked server for Node tests and Playwright's routes: the answer, or `undefined` for what it does not serve. */
export function answer(request: Request): Promise<Response | undefined> {
  return respond(request)
}

/** The same for tests of code that calls `fetch`: `server.listen()` before, `server.close()` after. */
export function createServer() {
  return setupServer(http.all('*', ({ request }) => answer(request)))
}
