import { getResponse } from 'msw'
import { handlers } from '#mocks/handlers/all.ts'

/** Answers a request as the mocked server; `undefined` when no handler matches. */
export function answer(request: Request): Promise<Response | undefined> {
  return getResponse(handlers, request)
}
