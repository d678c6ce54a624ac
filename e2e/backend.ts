import type { Page, Route } from '@playwright/test'
import type { MockSettings } from '#mocks/link.ts'
import { answer } from '#mocks/node.ts'
import { configureMocks } from '#mocks/state.ts'
import { resetMocks } from '#mocks/reset.ts'

// A regular expression, not a function: Playwright then handles all other requests without asking this process.
const backendUrl = /^http:\/\/[^/]+\/(api|get-profile-image)\b/i

/**
 * Answers the calls of all pages of this page's context with the mocked back end, so that the production
 * build runs without a real one.
 */
export async function serveBackend(page: Page, state: Partial<MockSettings> = {}): Promise<void> {
  resetMocks()
  configureMocks({ latency: 0, ...state })
  await page.context().route(backendUrl, serve)
}

async function serve(route: Route): Promise<void> {
  const call = route.request()
  const body = call.postData()
  const request = new Request(call.url(), {
    method: call.method(),
    headers: await call.allHeaders(),
    ...(body === null ? {} : { body }),
  })
  const response = await answer(request)
  if (!response || response.type === 'error') return route.abort()
  await route
    .fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
    // The page may have closed or aborted the call in the meantime.
    .catch(() => {})
}
