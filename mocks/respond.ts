import { getResponse } from 'msw'
import { handlers } from '#mocks/handlers/all.ts'

/** The mocked server as a function: the answer, or `undefined` for what it does not serve. */
export function respond(request: Request): Promise<Response | undefined> {
  // The handlers' paths are relative to whichever origin is asked.
  return getResponse(handlers, request, { baseUrl: new URL(request.url).origin })
}
