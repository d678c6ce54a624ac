import { useEffect, useEffectEvent } from 'react'
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

const forgetSignOut = () => useUnsaved.setState({ signOut: null })

/**
 * Asks before the user leaves a screen with unsaved changes, or signs out; drafts survive a reload or a login. A router
 * supports only one blocker, so the parts of a screen count their changes (`useUnsavedPart`). §4 Profile sections
 */
function LeaveGuard() {
  const { count, signOut } = useUnsaved()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      useUnsaved.getState().count > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  const isOpen = blocker.state === 'blocked' || signOut !== null
  const isObsolete = isOpen && count === 0

  function leave() {
    forgetSignOut()
    if (signOut) signOut()
    else blocker.proceed?.()
  }

  // Syncs with the router: a save that succeeds while the question is open leaves nothing to ask about.
  const leaveUnasked = useEffectEvent(leave)
  useEffect(() => {
    if (isObsolete) leaveUnasked()
  }, [isObsolete])

  // Syncs with the store, which outlives this guard.
  useEffect(() => forgetSignOut, [])

  // Unmount at once: after a fade-out the dialog would restore the focus, away from the next screen's heading.
  if (!isOpen || isObsolete) return null
  return (
    <Confirm
      open
      question={unsavedText.question}
      confirmLabel={unsavedText.leave}
      cancelLabel={unsavedText.stay}
      onConfirm={leave}
      onCancel={() => {
        forgetSignOut()
        blocker.reset?.()
      }}
    >
      <p>{signOut ? unsavedText.signOutHelp : unsavedText.help}</p>
    </Confirm>
  )
}
