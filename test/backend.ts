import { getResponse } from 'msw'
import { http, type HttpHandler } from 'msw/http'
import { onTestFinished } from 'vitest'
import { handlers } from '#mocks/handlers/all.ts'
import { unanswered } from '#mocks/unanswered.ts'

/** The API requests of the app since the test began, exactly as sent, e.g. `GET /api/users/GetCities`. */
export const asked: string[] = []

/** The handlers of the current test, the latest first. */
let ownHandlers: HttpHandler[] = []

let isStarted = false

/** The number of the current test: a late call of the app of an earlier test is not one of `asked`. */
let currentTest = 0

/**
 * Replaces `fetch` with one that the mocked back end answers within the page. Stories and the demo use the
 * service worker instead, which passes each call from the page to the browser and back: in browser tests that
 * takes a fifth of the processor time.
 */
export function startBackend(): void {
  if (isStarted) return
  isStarted = true
  const realFetch = window.fetch
  window.fetch = async (...args) => {
    const request = new Request(...args)
    return (await answer(request)) ?? realFetch(request)
  }
}

async function answer(request: Request): Promise<Response | undefined> {
  const { signal } = request
  const startedIn = currentTest
  // A browser sends a request in a later task, and never if it is aborted before.
  await scheduler.postTask(() => {}, { signal })
  const { pathname, search } = new URL(request.url)
  if (startedIn === currentTest && pathname.startsWith('/api/'))
    asked.push(`${request.method} ${pathname}${search}`)
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason))
  const response = await Promise.race([
    getResponse([...ownHandlers, ...handlers, unanswered], request),
    aborted,
  ])
  if (response?.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

/** Removes the handlers of the last test and clears `asked`. To be called between tests. */
export function resetBackend(): void {
  ownHandlers = []
  asked.length = 0
  currentTest += 1
}

/** Adds handlers for this test alone; they take precedence over those of the mocked back end. */
export function answerWith(...added: HttpHandler[]): void {
  ownHandlers = [...added, ...ownHandlers]
}

/**
 * Keeps calls to a path pending until the returned function is called. Then `response` gives the response;
 * without it the mocked back end does.
 */
export function hold(path: string, response?: () => Response): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  answerWith(http.all(path, () => promise.then(response)))
  onTestFinished(() => resolve())
  return resolve
}

/** Does not respond to what is posted to a path before the test ends; the mocked back end saves it, if it `arrives`. */
export function neverRespond(path: string, arrives: boolean): void {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerWith(
    http.post(path, async ({ request }) => {
      if (arrives) await getResponse(handlers, request)
      return promise
    }),
  )
  // Without a response the call would time out in a later test, and read back there whether it has arrived.
  onTestFinished(async () => {
    resolve(new Response(null, { status: 401 }))
    // The response to this call arrives later.
    await fetch('/api/cycle/getall')
  })
}

/** Returns an array that collects the JSON bodies of the POST requests to a path. The mocked back end still handles them. */
export function recordBodies(path: string): unknown[] {
  const bodies: unknown[] = []
  answerWith(
    http.post(path, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}
