import { fixedPaths } from './paths.ts'

/**
 * The address pattern of each screen in React Router's notation (§2). The router and docs/screens.md are
 * made from it; docs/hosting/nginx.conf names the same screens. `/Account/Login` belongs to the back end.
 */
export const screens = {
  ...fixedPaths,
  account: `${fixedPaths.account}/home?`,
  tutor: '/teacherprofile/:code',
  request: `${fixedPaths.requests}/:code`,
  payment: '/payment/:id',
  invoice: '/payment/download/:code',
  room: '/room/:id',
  /** The tutor list of one subject. It matches every address of one segment that no other screen matches. */
  subject: '/:category',
  /** Every address that no other screen matches. */
  notFound: '*',
} as const

export type ScreenName = keyof typeof screens
