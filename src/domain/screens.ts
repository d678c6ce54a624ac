import { fixedPaths } from './paths.ts'

/**
 * The address pattern of each screen in React Router's notation, without the base path (§2, route table). The router, the
 * host's rules (scripts/hosting) and docs/screens.md are made from this table. `/Account/Login` is not in it: it always
 * belongs to the back end.
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
