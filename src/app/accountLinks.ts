import { paths } from '#domain/paths.ts'
import { accountText } from '#text/account.ts'
import type { NavigationLink } from './links.ts'

/** Returns the links of the user area by role. §6 */
export function accountLinks(isTeacher: boolean): NavigationLink[] {
  return [
    { to: paths.account, text: isTeacher ? accountText.ads : accountText.start },
    { to: paths.messages, text: accountText.messages },
    { to: paths.appointments, text: accountText.appointments },
    { to: paths.profile, text: accountText.profile },
    ...(isTeacher ? [{ to: paths.report, text: accountText.report }] : []),
    { to: paths.subscription, text: isTeacher ? accountText.subscription : accountText.payments },
  ]
}

/** The screens of the user area that the bottom bar of a phone shows. */
export const barPaths = [paths.account, paths.messages, paths.appointments, paths.profile] as const

export function otherAccountLinks(isTeacher: boolean): NavigationLink[] {
  const inBar: readonly string[] = barPaths
  return accountLinks(isTeacher).filter(({ to }) => !inBar.includes(to))
}
