import { useEffect, useState } from 'react'
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { resetClient } from '#api/client.ts'
import { resetPageReads } from '#app/firstVisit/pageReads.ts'
import { createRoutes } from '#app/routes.tsx'
import { applyTheme } from '#app/theme.ts'
import { wireClient, wireRouter } from '#app/wiring.ts'
import { forgetServerTime } from '#clock.ts'
import { useKnown } from '#data/known.ts'
import type { ScreenName } from '#domain/screens.ts'
import { mockPages } from '#mocks/login/mockPages.ts'
import { resetViewer } from '#session.ts'
import { storeCounts } from '#stores/accountCounts.ts'
import { useToasts } from '#stores/toast.ts'
import { clearDrafts } from '#storage/drafts.ts'
import { useFreeHours } from '#stores/freeHours.ts'
import { useLoader } from '#stores/loader.ts'
import { closeModal } from '#stores/modal.ts'
import { dropCopy } from '#storage/stored.ts'
import { resetOwner } from '#stores/owner.ts'
import { resetSubmissions } from '#submit/submissions.ts'
import { useScreen } from '#stores/screen.ts'

/**
 * Creates the real app at an address, with its real loaders, in a memory router. `pages` replace the mocked
 * sign-in pages: with an empty list there are none, as in production; a test may also add a route that does
 * what no real page does. The legacy UI serves `legacyScreens`.
 */
export function createApp(
  address: string,
  pages = mockPages,
  legacyScreens: ScreenName[] = [],
): { router: DataRouter; stop: () => void } {
  wireClient()
  const router = createMemoryRouter(createRoutes(pages, legacyScreens), { initialEntries: [address] })
  const unwire = wireRouter(router)
  return {
    router,
    stop() {
      unwire()
      // Aborts pending loaders, whose calls would otherwise count as those of the next test.
      router.dispose()
    },
  }
}

/** Resets all state that outlives an app, so that the next one starts as in a new tab. */
export function forgetApp(): void {
  resetClient()
  resetViewer()
  resetOwner()
  storeCounts('', {})
  forgetServerTime()
  closeModal()
  useToasts.setState({ toasts: [] })
  clearDrafts()
  dropCopy(null)
  useFreeHours.setState({}, true)
  resetSubmissions()
  useLoader.setState({ inFlight: 0 })
  useScreen.setState(useScreen.getInitialState(), true)
  useKnown.setState({}, true)
  resetPageReads()
  applyTheme('system')
}

type Props = { address: string; pages?: RouteObject[] }

/** Renders the app of `createApp`, for stories. Each new `address` needs a new `key`. */
export function App({ address, pages }: Props) {
  const [{ router, stop }] = useState(() => createApp(address, pages))

  // After unmount, the router would still write its address to the stores, which the next story shares.
  useEffect(() => stop, [stop])

  return <RouterProvider router={router} />
}
