import { useEffect, useRef } from 'react'
import { Link, matchPath, Outlet, useLocation } from 'react-router'
import { paths } from '#domain/paths.ts'
import { LeaveGuard } from '#features/unsaved/LeaveGuard.tsx'
import { useViewer } from '#session.ts'
import { shellText } from '#text/shell.ts'
import { accountLinks } from './links.ts'
import styles from './UserArea.module.css'

/** The same screen as `/u`. §2 */
const homeAgain = '/u/home'

/** What stands around every screen of `/u`: its places by role, beside the screen or, on a phone, as tabs above it. §2 */
export function UserArea() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const tab = useRef<HTMLAnchorElement>(null)
  const links = viewer ? accountLinks(viewer.IsTeacher) : []
  const here = links.find(({ to }) => currentOf(to, pathname))?.to

  // Syncs with the browser's scrolling: of tabs wider than the phone the current one is in view.
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
                aria-current={currentOf(to, pathname)}
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

/** What a link is at this address: `page` leads to this very screen, `true` to the one that this screen is a part of. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  const isAt = (screen: string) => matchPath(screen, pathname) !== null
  if (isAt(to) || (to === paths.account && isAt(homeAgain))) return 'page'
  return to === paths.subscription && isAt(paths.accountPlans) ? 'true' : undefined
}
