import { http, type HttpHandler } from 'msw/http'
import type { SetupWorker } from 'msw/browser'
import { onTestFinished } from 'vitest'
import { startWorker } from '#mocks/browser.ts'

/** What the app has asked of the back end since the test began: `GET /api/users/GetCities`, exactly as sent. */
export const asked: string[] = []

let worker: SetupWorker
let started: Promise<void> | undefined

/** Once for all files that share a page (vite.config.ts). */
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

/** Between tests: the mocked world answers everything again. */
export function resetBackend(): void {
  worker.resetHandlers()
  asked.length = 0
}

/** Answers of this test alone, before those of the mocked world. */
export function answerWith(...handlers: HttpHandler[]): void {
  worker.use(...handlers)
}

/**
 * Keeps calls to a path waiting until the returned function is called; then `answer` does, or without it the mocked
 * world.
 */
export function hold(path: string, answer?: () => Response): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  worker.use(http.all(path, () => promise.then(answer)))
  onTestFinished(() => resolve())
  return resolve
}
