import { HttpResponse } from 'msw/http'

/**
 * Returns an error response: 400 for invalid input, 401 without a session, 403 when the viewer's role or
 * subscription does not allow the call, 404 when the thing does not exist or belongs to another user, 409
 * when its state no longer allows the change. The text is meant for the user.
 */
export function refuse(status: 400 | 401 | 403 | 404 | 409, text = ''): Response {
  return HttpResponse.text(text, { status })
}
