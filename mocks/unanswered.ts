import { http, HttpResponse } from 'msw/http'

/**
 * Answers 501 to an API call without a handler. Let through, the call would reach the page's own server,
 * which answers any path with the page itself and so hides the missing handler.
 */
export const unanswered = http.all(/^[^?]*:\/\/[^/]+\/api\//i, ({ request }) => {
  const gap = `[mocks] no handler answers ${request.method} ${new URL(request.url).pathname}`
  // oxlint-disable-next-line no-console -- a gap in the mocks must be seen
  console.error(gap)
  return HttpResponse.text(gap, { status: 501 })
})
