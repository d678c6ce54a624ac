import { redirectDocument, type RouteObject } from 'react-router'
import { clearDrafts } from '#stores/drafts.ts'
import { chooseMocks } from '#mocks/state.ts'

/**
 * The back end's own pages in a mocked run: signing in as one of the personas, and signing out. They are handed to the
 * app's route table, where they come before the app's page of the same address.
 */
export const mockPages: RouteObject[] = [
  { path: 'Account/Login', lazy: () => import('./MockLoginPage.tsx') },
  {
    path: 'Account/LogOff',
    Component: () => null,
    loader() {
      clearDrafts()
      chooseMocks({ persona: 'visitor' })
      // A new document, as after the real sign-out: nothing of who was looking is left.
      return redirectDocument('/')
    },
  },
]
