import { useEffect } from 'react'
import { Link, Outlet, useBlocker, useLocation } from 'react-router'
import { useViewer } from '#session.ts'
import { useUnsaved } from '#submit/useDraft.ts'
import { accountText } from '#text/account.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { accountLinks } from './accountLinks.ts'
import { ariaCurrentOf, BottomBar, LinkCount } from './BottomBar.tsx'
import styles from './UserArea.module.css'

/** The layout of every screen under `/u`: its links by role, which on a phone are in a bar at the bottom. §2 */
export function UserArea() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const links = viewer ? accountLinks(viewer.IsTeacher) : []
  return (
    <>
      <Page className={styles.area} data-user-area="">
        <nav aria-label={accountText.title} className={styles.nav}>
          <ul className={styles.links}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} aria-current={ariaCurrentOf(to, pathname)} className={styles.link}>
                  <span>{text}</span>
                  {viewer && <LinkCount viewer={viewer} to={to} />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.screen}>
          <Outlet />
          <LeaveGuard />
        </div>
      </Page>
      {viewer && <BottomBar viewer={viewer} />}
    </>
  )
}

/**
 * Asks before the user leaves a screen with unsaved changes; drafts survive a reload or a login. A router supports
 * only one blocker, so the parts of a screen count their changes (`useUnsavedPart`). §4 Profile sections
 */
function LeaveGuard() {
  const hasUnsaved = useUnsaved(unsaved => unsaved.count > 0)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      useUnsaved.getState().count > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  const isObsolete = blocker.state === 'blocked' && !hasUnsaved

  // Syncs with the router: a save that succeeds while the question is open leaves nothing to ask about.
  useEffect(() => {
    if (isObsolete) blocker.proceed?.()
  }, [isObsolete, blocker])

  // Unmount at once: after a fade-out the dialog would restore the focus, away from the next screen's heading.
  if (blocker.state !== 'blocked' || !hasUnsaved) return null
  return (
    <Confirm
      open
      question={unsavedText.question}
      confirmLabel={unsavedText.leave}
      cancelLabel={unsavedText.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{unsavedText.help}</p>
    </Confirm>
  )
}
