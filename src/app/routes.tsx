import type { RouteObject } from 'react-router'
import { notFound } from '#features/notFound/notFound.ts'
import { requireSession } from '#session.ts'
import { AppShell } from './AppShell.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { HomeSkeleton, ListSkeleton, PageSkeleton } from './skeletons.tsx'

const home = () => import('#pages/home/HomePage.tsx')
const tutors = () => import('#pages/tutors/TutorsPage.tsx')
const login = () => import('#pages/login/LoginPage.tsx')

/** An address without a screen: its loader always throws, and the error page has links on. */
const nothingHere = { loader: notFound, Component: () => null }

/**
 * The product's route table (§2), in its order. Pages load when they are first visited; until then a skeleton of their
 * shape stands in. `mockPages` come before the app's own: a mocked run brings sign-in pages.
 */
export function createRoutes(mockPages: RouteObject[] = []): RouteObject[] {
  return [
    {
      Component: AppShell,
      // The last resort, without the shell: it is the shell that broke.
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          HydrateFallback: PageSkeleton,
          children: [
            { index: true, lazy: home, HydrateFallback: HomeSkeleton },
            ...mockPages,
            { path: 'Account/Login', lazy: login },
            { path: 'teacher', lazy: tutors, HydrateFallback: ListSkeleton },
            {
              // What needs a session sends a visitor to login, whether or not the screen exists.
              middleware: [requireSession],
              children: ['adauga-solicitare-noua', 'u/*', 'room/*', 'payment/*'].map(path => ({
                path,
                ...nothingHere,
              })),
            },
            { path: ':category', lazy: tutors, HydrateFallback: ListSkeleton },
            { path: '*', ...nothingHere },
          ],
        },
      ],
    },
  ]
}
