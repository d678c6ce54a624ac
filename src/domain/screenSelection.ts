import { type ScreenName, screens } from './screens.ts'

const isScreen = (name: string): name is ScreenName => Object.hasOwn(screens, name)

export const screenNames = Object.keys(screens).filter(isScreen)

/** Names for several screens at once, for the setting `VITE_SCREENS`. */
export const screenGroups: Record<string, readonly ScreenName[]> = {
  all: screenNames,
  list: ['tutors', 'subject'],
  requestBoard: ['requests', 'request', 'newRequest'],
  static: ['contact', 'howItWorks', 'terms'],
  userArea: ['account', 'messages', 'profile', 'appointments', 'report', 'accountPlans', 'subscription'],
  checkout: ['payment', 'invoice'],
}

/**
 * Returns the screens that the legacy UI serves, i.e. those not in `selection` (`VITE_SCREENS`): names of screens and
 * groups, separated by commas. `-name` excludes; a selection that begins with an exclusion excludes from all. @throws
 * Error
 */
export function legacyScreensFor(selection: string): ScreenName[] {
  const terms = selection.split(',').flatMap(term => term.trim() || [])
  const selected = new Set<ScreenName>(terms[0]?.startsWith('-') === false ? [] : screenNames)
  for (const term of terms) {
    const name = term.replace(/^-/, '')
    for (const screen of screensNamed(name)) {
      if (term === name) selected.add(screen)
      else selected.delete(screen)
    }
  }
  return screenNames.filter(screen => !selected.has(screen))
}

function screensNamed(name: string): readonly ScreenName[] {
  if (isScreen(name)) return [name]
  const group = Object.hasOwn(screenGroups, name) ? screenGroups[name] : undefined
  if (group) return group
  const known = `Groups: ${Object.keys(screenGroups).join(', ')}. Screens: ${screenNames.join(', ')}.`
  throw new Error(`VITE_SCREENS: there is no screen or group "${name}". ${known}`)
}
