import { http, type HttpHandler } from 'msw/http'
import type { SetupWorker } from 'msw/browser'
import { onTestFinished } from 'vitest'
import { startWorker } from '#mocks/browser.ts'

/** The API requests of the app since the test began, exactly as sent, e.g. `GET /api/users/GetCities`. */
export const asked: string[] = []

let worker: SetupWorker
let started: Promise<void> | undefined

/** Starts the mocked back end, once for all test files that share a page (vite.config.ts). */
export function startBackend(): Promise<void> {
  return (started ??= start())
}

async function start(): Promise<void> {
  worker = await startWorker()
  worker.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/api/')) asked.push(`${request.method} ${pathname}${search}`)
  })
}

/** Removes the handlers of the last test and clears `asked`. To be called between tests. */
export function resetBackend(): void {
  worker.resetHandlers()
  asked.length = 0
}

/** Adds handlers for this test alone; they take precedence over those of the mocked back end. */
export function answerWith(...handlers: HttpHandler[]): void {
  worker.use(...handlers)
}

/**
 * Keeps calls to a path pending until the returned function is called. Then `answer` gives the response;
 * without it the mocked back end does.
 */
export function hold(path: string, answer?: () => Response): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  worker.use(http.all(path, () => promise.then(answer)))
  onTestFinished(() => resolve())
  return resolve
}
