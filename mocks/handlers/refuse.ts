import { HttpResponse } from 'msw/http'

/**
 * What the server says instead of an answer: 400 for what makes no sense, 401 without a session, 403 for who may not, 404
 * for what is not there or not theirs, 409 for what has meanwhile become impossible. The text is for the reader.
 */
export function refuse(status: 400 | 401 | 403 | 404 | 409, text = ''): Response {
  return HttpResponse.text(text, { status })
}
