import { expect, type Page, type Request } from '@playwright/test'

/** Method, path and query of a call, spelled as it is sent. */
export function lineOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search}`
}

/** What the page asks the back end for from now on, spelled as it is sent, in the order of the alphabet. */
export function recordCalls(page: Page, pattern = /\/api\//i): () => string[] {
  const calls: string[] = []
  page.on('request', request => {
    if (pattern.test(new URL(request.url()).pathname)) calls.push(lineOf(request))
  })
  return () => calls.toSorted()
}

/** Does something, and gives the one change that it sends. */
export async function changeOf(page: Page, action: () => Promise<void>): Promise<Request> {
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await action()
  return sent
}

/**
 * A change as it goes over the wire to the HTTP server: its line, its JSON body (`null`: none), and the anti-forgery
 * cookie of the server, repeated in the header.
 */
export async function expectChange(request: Request, line: string, body: unknown = null): Promise<void> {
  expect(lineOf(request)).toBe(line)
  expect(body === null ? request.postData() : request.postDataJSON()).toEqual(body)
  if (body !== null) expect(await request.headerValue('Content-Type')).toBe('application/json')
  const cookies = await request.frame().page().context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  expect(token, 'the cookie of the server').toMatch(/^[\da-f-]{36}$/)
  expect(await request.headerValue('X-XSRF-TOKEN')).toBe(token)
}
