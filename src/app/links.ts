import { accessibilityPath, paths } from '#domain/paths.ts'
import { accessibilityLink, shellText } from '#text/shell.ts'

export type NavigationLink = { to: string; text: string }

export const mainLinks: NavigationLink[] = [
  { to: paths.tutors, text: shellText.subjects },
  { to: paths.requests, text: shellText.requests },
  { to: paths.plans, text: shellText.plans },
]

export const footerLinks: NavigationLink[] = [
  { to: paths.howItWorks, text: shellText.howItWorks },
  { to: paths.terms, text: shellText.terms },
  { to: paths.contact, text: shellText.contact },
  ...(import.meta.env.ACCESSIBILITY ? [{ to: accessibilityPath, text: accessibilityLink }] : []),
]

/** Returns the links of the user area by role. §6 */
export function accountLinks(isTeacher: boolean): NavigationLink[] {
  return [
    { to: paths.account, text: isTeacher ? shellText.myAds : shellText.myStart },
    { to: paths.messages, text: shellText.myMessages },
    { to: paths.appointments, text: shellText.myAppointments },
    { to: paths.profile, text: shellText.myProfile },
    ...(isTeacher ? [{ to: paths.report, text: shellText.myReport }] : []),
    { to: paths.subscription, text: isTeacher ? shellText.mySubscription : shellText.myPayments },
  ]
}

/** The screens of the user area that the bottom bar of a phone shows. */
export const barPaths = [paths.account, paths.messages, paths.appointments, paths.profile] as const

export function otherAccountLinks(isTeacher: boolean): NavigationLink[] {
  const inBar: readonly string[] = barPaths
  return accountLinks(isTeacher).filter(({ to }) => !inBar.includes(to))
}
