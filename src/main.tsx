import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, isRouteErrorResponse } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoutes } from '#app/routes.tsx'
import { applyTheme, readTheme } from '#app/theme.ts'
import { wireClient, wireRouter } from '#app/wiring.ts'
import { config } from '#config.ts'
import { isApiError, isUnloaded } from '#domain/errors.ts'
import { log } from '#log.ts'
import { refreshOnReturn } from '#session.ts'
import '#ui/global.css'

applyTheme(readTheme())

// For who runs no script (vite.config.ts); from here on each screen writes its own.
for (const element of document.head.querySelectorAll('[data-static]')) element.remove()

// The mock back end must be listening before the first call; a production build holds none of it.
const mockPages = import.meta.env.MOCKS ? await startMocks() : []

wireClient()
const router = createBrowserRouter(createRoutes(mockPages), { basename: config.basePath })
wireRouter(router)
refreshOnReturn()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} onError={report} />
  </StrictMode>,
)

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
