import type { RouteObject } from 'react-router'
import { notFound } from '#features/notFound/notFound.ts'
import { requireSession } from '#session.ts'
import { AppShell } from './AppShell.tsx'
import { abortable } from './pageReads.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { AccountSkeleton, PageSkeleton } from './skeletons.tsx'

const home = () => import('#pages/home/HomePage.tsx')
const tutors = () => import('#pages/tutors/TutorsPage.tsx')
const login = () => import('#pages/login/LoginPage.tsx')
const tutor = () => import('#pages/tutor/TutorPage.tsx')
const newRequest = () => import('#pages/newRequest/NewRequestPage.tsx')
const requests = () => import('#pages/requests/RequestsPage.tsx')
const request = () => import('#pages/request/RequestPage.tsx')
// Loaded lazily: a first visit does not need its dialogs.
const userArea = async () => ({ Component: (await import('./UserArea.tsx')).UserArea })
const accountHome = () => import('#pages/account/home/AccountHomePage.tsx')
const messages = () => import('#pages/account/messages/MessagesPage.tsx')
const profile = () => import('#pages/account/profile/ProfilePage.tsx')
const appointments = () => import('#pages/account/appointments/AppointmentsPage.tsx')
const report = () => import('#pages/account/report/ReportPage.tsx')
const subscription = () => import('#pages/account/subscription/SubscriptionPage.tsx')
const payment = () => import('#pages/payment/PaymentPage.tsx')
const invoice = () => import('#pages/invoice/InvoicePage.tsx')
const room = () => import('#pages/room/RoomPage.tsx')
const plans = () => import('#pages/plans/PlansPage.tsx')
const contact = () => import('#pages/static/ContactPage.tsx')
const howItWorks = () => import('#pages/static/HowItWorksPage.tsx')
const terms = () => import('#pages/static/TermsPage.tsx')

/**
 * The route of an address without a screen: its loader always throws a 404, for which ErrorPage renders the
 * not-found page.
 */
const notFoundRoute = { loader: notFound, Component: () => null }

/**
 * Returns the product's route table (§2), in its order. A page's code loads when the page is first visited. A
 * page's `HydrateFallback` is its first frame; a page without one shows its parent's skeleton. `mockPages` come
 * before the app's own: a run with mocks adds sign-in pages.
 */
export function createRoutes(mockPages: RouteObject[] = []): RouteObject[] {
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
            { index: true, lazy: home },
            ...mockPages,
            { path: 'Account/Login', lazy: login },
            { path: 'teacher', lazy: tutors },
            { path: 'teacherprofile/:code', lazy: tutor },
            { path: 'solicitare-de-meditatii', lazy: requests },
            { path: 'solicitare-de-meditatii/:code', lazy: request },
            { path: 'abonamente', lazy: plans },
            { path: 'Contact', lazy: contact },
            { path: 'CumFunctioneaza', lazy: howItWorks },
            { path: 'termeni-si-conditii', lazy: terms },
            {
              // Redirects a visitor to login.
              middleware: [requireSession],
              children: [
                { path: 'adauga-solicitare-noua', lazy: newRequest },
                {
                  path: 'u',
                  lazy: userArea,
                  HydrateFallback: PageSkeleton,
                  children: [
                    {
                      ErrorBoundary: ErrorPage,
                      HydrateFallback: AccountSkeleton,
                      children: [
                        ...['', 'home'].map(path => ({ path, lazy: accountHome })),
                        { path: 'messages', lazy: messages },
                        { path: 'profile', lazy: profile },
                        { path: 'appoitments', lazy: appointments },
                        { path: 'appoitment-report', lazy: report },
                        { path: 'abonamente', lazy: plans },
                        { path: 'abonamentul-meu', lazy: subscription },
                        { path: '*', ...notFoundRoute },
                      ],
                    },
                  ],
                },
                { path: 'payment/:id', lazy: payment },
                { path: 'payment/download/:code', lazy: invoice },
              ],
            },
            { path: ':category', lazy: tutors },
            { path: '*', ...notFoundRoute },
          ],
        },
      ],
    },
    {
      // A lesson fills its own tab, without the shell.
      path: 'room/:id',
      middleware: [requireSession],
      lazy: room,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorPage,
    },
  ]
  return table.map(abortable)
}
