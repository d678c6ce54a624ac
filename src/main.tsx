import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, isRouteErrorResponse } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { framePath, isFrameOf, otherList, preparedPageAt, snapshotId } from '#app/firstVisit/pages.ts'
import { matchedRoutes, withCode } from '#app/firstVisit/matchedRoutes.ts'
import { beginHydration } from '#app/firstVisit/pageReads.ts'
import { prefetchPages } from '#app/firstVisit/prefetch.ts'
import { noteIncident, reportIncidents } from '#app/reporting.ts'
import { createRoutes } from '#app/routes.tsx'
import { applyTheme, readTheme } from '#app/theme.ts'
import { wireClient, wireRouter } from '#app/wiring.ts'
import { config } from '#config.ts'
import { isApiError, isChunkLoadError } from '#domain/errors.ts'
import { loadFetch } from '#api/client.ts'
import { dropEarlyReads } from '#api/early.ts'
import { log } from '#log.ts'
import { refetchOnReturn } from '#session.ts'
import '#ui/global.css'

/** Not a top-level `await`: pages import from this file's chunk, and would wait for it while it waits for them. */
async function boot() {
  // In a build the early script has applied it.
  if (import.meta.env.DEV) applyTheme(readTheme())

  // The mock back end must be listening before the first call; a production build does not contain it.
  const mockPages = import.meta.env.MOCKS ? await startMocks() : []

  wireClient()
  const path = framePath(window.location.pathname, config.basePath)
  // Other pages have no early reads: their first request needs `fetchWithRetries`, which would otherwise
  // start to load only after the page's own files.
  if (!preparedPageAt(path)) loadFetch().catch(() => {})
  const routes = await withCode(createRoutes(mockPages), window.location, config.basePath)
  const isLoaded = !matchedRoutes(routes, window.location, config.basePath).some(({ lazy }) => lazy)

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  let hasFrame = isLoaded && isFrameOf(document.documentElement, path)
  const data = hasFrame && document.getElementById(snapshotId)?.textContent
  const whenRenderable = data ? await loadSnapshot(data).catch(() => {}) : undefined
  // Without the code that restores its data, the page is rendered from scratch.
  if (data && !whenRenderable) hasFrame = false
  if (!hasFrame) removeFrame(root)
  else if (!data) beginHydration()

  const router = createBrowserRouter(routes, { basename: config.basePath })
  wireRouter(router)
  reportIncidents(router)
  refetchOnReturn()
  prefetchPages(router, routes, config.basePath)
  const stopWaiting = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stopWaiting()
    dropEarlyReads()
  })

  await whenRenderable?.(router)

  const app = (
    <StrictMode>
      <RouterProvider router={router} onError={report} />
    </StrictMode>
  )
  // In a transition React renders in slices, so that the page reacts to input in between.
  startTransition(() => {
    if (hasFrame) hydrateRoot(root, app, { onRecoverableError: reportMismatch })
    else createRoot(root).render(app)
  })
}

// A task of its own: input does not wait for both the evaluation of the scripts and the start.
setTimeout(boot)

/** Restores the data in the page's HTML, so that the app starts with it. */
const loadSnapshot = (data: string) =>
  import('#app/firstVisit/snapshot.ts').then(module => module.restoreSnapshot(data))

/**
 * Removes the first frame of another page. Two kinds stay until React's first render replaces them: a neutral shell, and a
 * page with another list, which then shows only its heading.
 */
function removeFrame(container: HTMLElement) {
  const { frame } = document.documentElement.dataset
  if (frame === otherList) container.querySelector('main')?.setAttribute('data-frame', frame)
  else if (frame !== undefined) container.replaceChildren()
  delete document.documentElement.dataset['frame']
  for (const element of document.head.querySelectorAll('[data-static]')) element.remove()
}

/** Logs that the page's HTML did not match the first render, after which React renders the page from scratch. */
function reportMismatch(error: unknown) {
  log.error('The first frame does not match', error)
}

/** Logs and reports an error of a screen, unless it is a failed call or an unknown address. */
function report(error: unknown) {
  if (isRouteErrorResponse(error) || isApiError(error)) return
  noteIncident({ kind: 'error', error })
  if (isChunkLoadError(error)) return
  log.error('A screen failed', error)
}

async function startMocks() {
  const { startMocks: start } = await import('#mocks/browser.ts')
  const { mockPages: pages } = await import('#mocks/login/mockPages.ts')
  await start()
  return pages
}
