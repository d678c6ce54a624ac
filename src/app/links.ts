import { hasSavedScreen } from '#data/keptAds.ts'
import { accessibilityPath, paths, savedPath } from '#domain/paths.ts'
import { accessibilityLink, savedLink, shellText } from '#text/shell.ts'

export type NavigationLink = { to: string; text: string }

export const mainLinks: NavigationLink[] = [
  { to: paths.tutors, text: shellText.tutors },
  { to: paths.requests, text: shellText.requests },
  { to: paths.plans, text: shellText.plans },
  ...(hasSavedScreen ? [{ to: savedPath, text: savedLink }] : []),
]

export const footerLinks: NavigationLink[] = [
  { to: paths.howItWorks, text: shellText.howItWorks },
  { to: paths.terms, text: shellText.terms },
  { to: paths.contact, text: shellText.contact },
  ...(import.meta.env.ACCESSIBILITY ? [{ to: accessibilityPath, text: accessibilityLink }] : []),
]
