import { redirectDocument, type RouteObject } from 'react-router'
import { clearDrafts } from '#storage/drafts.ts'
import { chooseMocks } from '#mocks/state.ts'

/** Routes for the back end's own pages, in place of the app's page at the same address. */
export const mockPages: RouteObject[] = [
  { path: 'Account/Login', lazy: () => import('./MockLoginPage.tsx') },
  {
    path: 'Account/LogOff',
    Component: () => null,
    loader() {
      clearDrafts()
      chooseMocks({ persona: 'visitor' })
      // Load a new document, as after the real sign-out, so that no data of the viewer stays in memory.
      return redirectDocument('/')
    },
  },
]
