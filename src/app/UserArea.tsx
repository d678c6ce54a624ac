import { useEffect } from 'react'
import { Link, Outlet, useBlocker, useLocation } from 'react-router'
import { useViewer } from '#session.ts'
import { useUnsaved } from '#stores/unsaved.ts'
import { shellText } from '#text/shell.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
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

/**
 * Asks for confirmation before the user leaves a screen with unsaved changes. A reload and a login need no
 * question: drafts outlive them. A router supports only one blocker, so the parts of a screen only count their
 * changes (`useUnsavedPart`). §4 Profile sections
 */
function LeaveGuard() {
  const hasUnsaved = useUnsaved(({ count }) => count > 0)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      useUnsaved.getState().count > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  const isObsolete = blocker.state === 'blocked' && !hasUnsaved

  // Syncs with the router: a save that succeeds while the question is open leaves nothing to ask about.
  useEffect(() => {
    if (isObsolete) blocker.proceed?.()
  }, [isObsolete, blocker])

  return (
    <Confirm
      open={blocker.state === 'blocked' && hasUnsaved}
      question={unsavedText.question}
      confirmLabel={unsavedText.leave}
      cancelLabel={unsavedText.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {unsavedText.help}
    </Confirm>
  )
}
