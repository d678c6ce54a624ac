import { useEffect, useState } from 'react'
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoutes } from '#app/routes.tsx'
import { applyTheme } from '#app/theme.ts'
import { wireClient, wireRouter } from '#app/wiring.ts'
import { forgetServerTime } from '#clock.ts'
import { mockPages } from '#mocks/login/mockPages.ts'
import { refreshViewer } from '#session.ts'
import { hideAlert } from '#stores/alert.ts'
import { clearDrafts } from '#stores/drafts.ts'
import { useLoader } from '#stores/loader.ts'
import { closeModal } from '#stores/modal.ts'
import { forgetChanges } from '#stores/underWay.ts'
import { useScreen } from '#stores/screen.ts'

/**
 * The real app at an address, with its real loaders, in a router of its own. `pages` stand in for the sign-in pages of
 * a mocked run: none of them, as in production, or one that does what no real page does.
 */
export function createApp(address: string, pages = mockPages): { router: DataRouter; stop: () => void } {
  wireClient()
  const router = createMemoryRouter(createRoutes(pages), { initialEntries: [address] })
  const unwire = wireRouter(router)
  return {
    router,
    stop() {
      unwire()
      // What a loader still asks for would be taken for the next test's.
      router.dispose()
    },
  }
}

/** Forgets who was looking, what was open, begun and under way: the next app starts as in a new tab. */
export function forgetApp(): void {
  refreshViewer()
  forgetServerTime()
  closeModal()
  hideAlert()
  clearDrafts()
  forgetChanges()
  useLoader.setState({ inFlight: 0 })
  useScreen.setState({ address: null })
  applyTheme('system')
}

type Props = { address: string; pages?: RouteObject[] | undefined }

/** The app of `createApp` as an element, for stories. Each new `address` needs a new `key`. */
export function App({ address, pages }: Props) {
  const [router, setRouter] = useState<DataRouter>()

  // Created in an effect, so that its clean-up can stop it: the router of a story that was left would go on writing
  // its address to the stores, which the next story shares.
  useEffect(() => {
    const app = createApp(address, pages)
    setRouter(app.router)
    return app.stop
  }, [address, pages])

  return router && <RouterProvider router={router} />
}
