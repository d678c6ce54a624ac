import { useEffect, useRef } from 'react'
import { Link, matchPath, Outlet, useLocation } from 'react-router'
import { paths } from '#domain/paths.ts'
import { LeaveGuard } from '#features/unsaved/LeaveGuard.tsx'
import { useViewer } from '#session.ts'
import { shellText } from '#text/shell.ts'
import { accountLinks } from './links.ts'
import styles from './UserArea.module.css'

/** A second address of the screen at `/u`. §2 */
const homeAlias = '/u/home'

/**
 * The layout of every screen under `/u`: its links, which depend on the viewer's role, beside the screen, or on
 * a phone as tabs above it. §2
 */
export function UserArea() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const tab = useRef<HTMLAnchorElement>(null)
  const links = viewer ? accountLinks(viewer.IsTeacher) : []
  const here = links.find(({ to }) => ariaCurrentOf(to, pathname))?.to

  // Syncs with the scroll position of the tabs, which may be wider than a phone: the current one
  // is scrolled into view.
  useEffect(() => {
    const nav = tab.current?.closest('nav')
    if (here === undefined || !nav || !tab.current) return
    nav.scrollLeft = tab.current.offsetLeft - (nav.clientWidth - tab.current.offsetWidth) / 2
  }, [here])

  return (
    <div className={styles.area}>
      <nav aria-label={shellText.account} className={styles.nav}>
        <ul className={styles.links}>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link
                to={to}
                ref={to === here ? tab : undefined}
                aria-current={ariaCurrentOf(to, pathname)}
                className={styles.link}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.screen}>
        <Outlet />
        <LeaveGuard />
      </div>
    </div>
  )
}

/**
 * Returns a link's `aria-current` at this address: `page` when it leads to the current screen, `true` when the
 * current screen is a part of the screen it leads to.
 */
function ariaCurrentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  const isAt = (screen: string) => matchPath(screen, pathname) !== null
  if (isAt(to) || (to === paths.account && isAt(homeAlias))) return 'page'
  return to === paths.subscription && isAt(paths.accountPlans) ? 'true' : undefined
}
