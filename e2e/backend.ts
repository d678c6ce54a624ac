import type { Page, Route } from '@playwright/test'
import { answer } from '#mocks/node.ts'
import { configureMocks, type MockState } from '#mocks/state.ts'
import { resetMocks } from '#mocks/reset.ts'

const backendPath = /^\/(api|get-profile-image)\b/i

/** Answers the page's calls from the mocked world, so that the production build runs without a back end. */
export async function serveBackend(page: Page, state: Partial<MockState> = {}): Promise<void> {
  resetMocks()
  configureMocks({ latency: 0, ...state })
  await page.route(url => backendPath.test(url.pathname), serve)
}

async function serve(route: Route): Promise<void> {
  const asked = route.request()
  const body = asked.postData()
  const request = new Request(asked.url(), {
    method: asked.method(),
    headers: await asked.allHeaders(),
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
    // The page may have left while the answer was on its way.
    .catch(() => {})
}
