import { Link, Outlet, useLocation } from 'react-router'
import { LeaveGuard } from '#features/unsaved/UnsavedGuards.tsx'
import { useViewer } from '#session.ts'
import { shellText } from '#text/shell.ts'
import { ariaCurrentOf } from './ariaCurrentOf.ts'
import { BottomBar } from './BottomBar.tsx'
import { accountLinks } from './links.ts'
import styles from './UserArea.module.css'

/**
 * The layout of every screen under `/u`: its links, which depend on the viewer's role, beside the screen, on a
 * tablet as tabs above it, and on a phone in a bar at the bottom. §2
 */
export function UserArea() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const links = viewer ? accountLinks(viewer.IsTeacher) : []
  return (
    <>
      <div className={styles.area} data-user-area="">
        <nav aria-label={shellText.account} className={styles.nav}>
          <ul className={styles.links}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} aria-current={ariaCurrentOf(to, pathname)} className={styles.link}>
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
      {viewer && <BottomBar viewer={viewer} />}
    </>
  )
}
