import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, isRouteErrorResponse } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { visitAt } from '#app/firstVisit.ts'
import { framePath, isFrameOf } from '#app/frame.ts'
import { beginHydration } from '#app/hydration.ts'
import { loadRoutes, matchedRoutes } from '#app/matchedRoutes.ts'
import { prefetchPages } from '#app/prefetch.ts'
import { createRoutes } from '#app/routes.tsx'
import { applyTheme, readTheme } from '#app/theme.ts'
import { wireClient, wireRouter } from '#app/wiring.ts'
import { config } from '#config.ts'
import { isApiError, isUnloaded } from '#domain/errors.ts'
import { loadFetch } from '#api/client.ts'
import { dropEarlyReads } from '#api/early.ts'
import { log } from '#log.ts'
import { refetchOnReturn } from '#session.ts'
import '#ui/global.css'

/**
 * No top-level `await`: pages import from this file's chunk, and would wait for it while it waits for them.
 */
async function boot() {
  // The early script has done so already, but a development server has none.
  applyTheme(readTheme())

  // The mock back end must be listening before the first call; a production build holds none of it.
  const mockPages = import.meta.env.MOCKS ? await startMocks() : []

  wireClient()
  const path = framePath(window.location.pathname, config.basePath)
  // What other pages read first was not sent early: it would wait for this file after their own.
  if (!visitAt(path)) loadFetch().catch(() => {})
  const routes = createRoutes(mockPages)
  const isLoaded = await loadRoutes(matchedRoutes(routes, window.location, config.basePath))

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const hasFrame = isLoaded && isFrameOf(document.documentElement, path)
  if (hasFrame) beginHydration()
  else removeFrame(root)

  const router = createBrowserRouter(routes, { basename: config.basePath })
  wireRouter(router)
  refetchOnReturn()
  prefetchPages(router, routes, config.basePath)
  const stopWaiting = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stopWaiting()
    dropEarlyReads()
  })

  const app = (
    <StrictMode>
      <RouterProvider router={router} onError={report} />
    </StrictMode>
  )
  // As a transition it is split into pieces, and a press in between is answered.
  startTransition(() => {
    if (hasFrame) hydrateRoot(root, app, { onRecoverableError: reportMismatch })
    else createRoot(root).render(app)
  })
}

void boot()

/** A neutral shell stays until React's first render takes its place; the hidden frame of another page goes at once. */
function removeFrame(container: HTMLElement) {
  if (document.documentElement.dataset['frame'] !== undefined) container.replaceChildren()
  delete document.documentElement.dataset['frame']
  for (const element of document.head.querySelectorAll('[data-static]')) element.remove()
}

/** The HTML did not match the first render; React has rendered the page anew. */
function reportMismatch(error: unknown) {
  log.error('The first frame does not match', error)
}

/** An address without a screen and a lost network are no bugs, and failed calls are logged by their status already. */
function report(error: unknown) {
  if (isRouteErrorResponse(error) || isApiError(error) || isUnloaded(error)) return
  log.error('A screen failed', error)
}

async function startMocks() {
  const { startMocks: start } = await import('#mocks/browser.ts')
  const { mockPages: pages } = await import('#mocks/login/mockPages.ts')
  await start()
  return pages
}
