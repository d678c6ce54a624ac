import { matchPath } from 'react-router'
import { paths } from '#domain/paths.ts'

/** A second address of the screen at `/u`. §2 */
const homeAlias = '/u/home'

/**
 * Returns a link's `aria-current` at this address: `page` when it leads to the current screen, `true` when the
 * current screen is a part of the screen it leads to.
 */
export function ariaCurrentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  const isAt = (screen: string) => matchPath(screen, pathname) !== null
  if (isAt(to) || (to === paths.account && isAt(homeAlias))) return 'page'
  return to === paths.subscription && isAt(paths.accountPlans) ? 'true' : undefined
}
