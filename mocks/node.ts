import { getResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { handlers } from '#mocks/handlers/all.ts'

/** The mocked server for Node tests and Playwright's routes: the answer, or `undefined` for what it does not serve. */
export function answer(request: Request): Promise<Response | undefined> {
  // The handlers' paths are relative to whichever origin is asked.
  return getResponse(handlers, request, { baseUrl: new URL(request.url).origin })
}

/** The same for tests of code that calls `fetch`: `server.listen()` before, `server.close()` after. */
export function createServer() {
  return setupServer(http.all('*', ({ request }) => answer(request)))
}
