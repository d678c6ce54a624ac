import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router'
import { config } from '#config.ts'
import { notFound } from '#features/notFound/notFound.ts'
import { accessibilityPath, savedPath } from '#domain/paths.ts'
import { type ScreenName, screens } from '#domain/screens.ts'
import { forOwner, requireSession } from '#session.ts'
import { waitForPending } from '#submit/submissions.ts'
import { AppShell } from './AppShell.tsx'
import { forScreen, afterHydration, wrapPages } from '#app/firstVisit/pageReads.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { AccountSkeleton, PageSkeleton } from './skeletons.tsx'

// Loaded lazily: a first visit does not need its dialogs.
const userArea = () => import('./UserArea.tsx').then(module => ({ Component: module.UserArea }))

/** The route of an address without a screen: ErrorPage renders its 404. */
const notFoundRoute = { loader: notFound, Component: () => null }

/** The route of a screen that the legacy UI serves. Its loader is not in the files of a first visit. */
const legacyRoute: RouteObject = {
  loader: async args => {
    // Before the import: a submission may fail while the file loads.
    const hasSucceeded = waitForPending(args.request.signal)
    const { openLegacyScreen } = await import('./openLegacyScreen.ts')
    return openLegacyScreen(args, hasSucceeded)
  },
  Component: () => null,
}

/**
 * Returns the routes of the screens (domain/screens.ts). `HydrateFallback` is a page's first frame, by default its
 * parent's skeleton. `mockPages` are sign-in pages of a run with mocks. `wrap` wraps each loader.
 */
export function createRoutes(
  mockPages: RouteObject[] = [],
  legacyScreens: readonly ScreenName[] = config.legacyScreens,
  wrap = (loader: LoaderFunction): LoaderFunction => afterHydration(forScreen(forOwner(loader))),
): RouteObject[] {
  const isOurs = (name: ScreenName) => !legacyScreens.includes(name)
  const ours = (name: ScreenName, lazy: LazyRouteFunction<RouteObject>): RouteObject[] =>
    isOurs(name) ? [{ path: screens[name], lazy }] : []
  const notFoundAt = (path: string): RouteObject[] => (isOurs('notFound') ? [{ path, ...notFoundRoute }] : [])
  const table: RouteObject[] = [
    {
      Component: AppShell,
      // The last resort, rendered without the shell, for errors of the shell itself.
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          HydrateFallback: PageSkeleton,
          children: [
            ...ours('home', () => import('#pages/home/HomePage.tsx')),
            ...mockPages,
            { path: '/Account/Login', lazy: () => import('#pages/login/LoginPage.tsx') },
            ...ours('tutors', () => import('#pages/tutors/TutorsPage.tsx')),
            ...ours('tutor', () => import('#pages/tutor/TutorPage.tsx')),
            ...ours('requests', () => import('#pages/requests/RequestsPage.tsx')),
            ...ours('request', () => import('#pages/request/RequestPage.tsx')),
            ...ours('plans', () => import('#pages/plans/PlansPage.tsx')),
            ...ours('contact', () => import('#pages/static/ContactPage.tsx')),
            ...ours('howItWorks', () => import('#pages/static/HowItWorksPage.tsx')),
            ...ours('terms', () => import('#pages/static/TermsPage.tsx')),
            ...(isOurs('subject')
              ? [{ path: savedPath, lazy: () => import('#pages/saved/SavedPage.tsx') }]
              : []),
            ...(import.meta.env.ACCESSIBILITY
              ? [{ path: accessibilityPath, lazy: () => import('#pages/static/AccessibilityPage.tsx') }]
              : []),
            {
              // Redirects a visitor to login.
              middleware: [requireSession],
              children: [
                ...ours('newRequest', () => import('#pages/newRequest/NewRequestPage.tsx')),
                {
                  lazy: userArea,
                  HydrateFallback: PageSkeleton,
                  children: [
                    {
                      ErrorBoundary: ErrorPage,
                      HydrateFallback: AccountSkeleton,
                      children: [
                        ...ours('account', () => import('#pages/account/home/AccountHomePage.tsx')),
                        ...ours('messages', () => import('#pages/account/messages/MessagesPage.tsx')),
                        ...ours('profile', () => import('#pages/account/profile/ProfilePage.tsx')),
                        ...ours(
                          'appointments',
                          () => import('#pages/account/appointments/AppointmentsPage.tsx'),
                        ),
                        ...ours('report', () => import('#pages/account/report/ReportPage.tsx')),
                        ...ours('accountPlans', () => import('#pages/plans/PlansPage.tsx')),
                        ...ours(
                          'subscription',
                          () => import('#pages/account/subscription/SubscriptionPage.tsx'),
                        ),
                        ...notFoundAt('/u/*'),
                      ],
                    },
                  ],
                },
                ...ours('payment', () => import('#pages/payment/PaymentPage.tsx')),
                ...ours('invoice', () => import('#pages/invoice/InvoicePage.tsx')),
              ],
            },
            ...ours('subject', () => import('#pages/tutors/TutorsPage.tsx')),
            ...notFoundAt('*'),
            // Without guard and layout: the legacy UI has its own.
            ...legacyScreens.map(name => ({ path: screens[name], ...legacyRoute })),
          ],
        },
      ],
    },
    {
      // A lesson fills its own tab, without the shell.
      middleware: [requireSession],
      HydrateFallback: () => null,
      ErrorBoundary: ErrorPage,
      children: ours('room', () => import('#pages/room/RoomPage.tsx')),
    },
  ]
  return table.map(route => wrapPages(route, wrap))
}
