import { getResponse } from 'msw'
import { handlers } from '#mocks/handlers/all.ts'

/** The mocked server as a function: the answer, or `undefined` for what it does not serve. */
export function respond(request: Request): Promise<Response | undefined> {
  return getResponse(handlers, request)
}
