import { paths } from '#domain/paths.ts'
import { shellText } from '#text/shell.ts'

type PlaceLink = { to: string; text: string }

export const mainLinks: PlaceLink[] = [
  { to: paths.tutors, text: shellText.subjects },
  { to: paths.requests, text: shellText.requests },
  { to: paths.plans, text: shellText.plans },
]

export const footerLinks: PlaceLink[] = [
  { to: paths.contact, text: shellText.contact },
  { to: paths.howItWorks, text: shellText.howItWorks },
  { to: paths.terms, text: shellText.terms },
]

/**
 * The user area as this viewer has it: a student's begins with a start page and ends with the payments; tutors have ads, a
 * report, a subscription. §6
 */
export function accountLinks(isTeacher: boolean): PlaceLink[] {
  const everyone = [
    { to: paths.messages, text: shellText.myMessages },
    { to: paths.appointments, text: shellText.myAppointments },
    { to: paths.profile, text: shellText.myProfile },
  ]
  if (!isTeacher) {
    return [
      { to: paths.account, text: shellText.myStart },
      ...everyone,
      { to: paths.subscription, text: shellText.myPayments },
    ]
  }
  return [
    { to: paths.account, text: shellText.myAds },
    ...everyone,
    { to: paths.report, text: shellText.myReport },
    { to: paths.subscription, text: shellText.mySubscription },
  ]
}
