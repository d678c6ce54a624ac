import { expect, type Page, type Request } from '@playwright/test'

/** Returns method, path and query of a call, exactly as sent. */
export function lineOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search}`
}

/**
 * Records the calls that the page sends from now on. Returns a function that returns them exactly as sent,
 * sorted.
 */
export function recordCalls(page: Page, pattern = /\/api\//i): () => string[] {
  const calls: string[] = []
  page.on('request', request => {
    if (pattern.test(new URL(request.url()).pathname)) calls.push(lineOf(request))
  })
  return () => calls.toSorted()
}

/** Runs an action and returns the POST request that it sends. */
export async function changeOf(page: Page, action: () => Promise<void>): Promise<Request> {
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await action()
  return sent
}

/**
 * Expects a change sent to the HTTP server to have this line (method, path, query) and this JSON body
 * (`null`: none), and to repeat the server's anti-forgery cookie in its header.
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
