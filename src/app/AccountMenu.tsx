import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type MouseEvent, useId, useRef } from 'react'
import { NavLink } from 'react-router'
import { portraitUrl } from '#api/portraits.ts'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { loadDocument } from '#loadDocument.ts'
import { useViewer, type Viewer } from '#session.ts'
import { clearDrafts } from '#storage/drafts.ts'
import { storeLastViewer } from '#storage/lastViewer.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { findPending, waitForPending } from '#submit/submissions.ts'
import { useUnsaved } from '#submit/useDraft.ts'
import { accountText } from '#text/account.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './AccountMenu.module.css'
import { accountLinks } from './accountLinks.ts'
import { LinkCount } from './BottomBar.tsx'
import type { NavigationLink } from './links.ts'
import linkStyles from './MenuLinks.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The account menu: a native popover, which also closes when Tab moves the focus out of it. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const ownName = displayName(viewer, true)
  const name = ownName || accountText.unnamed

  function closeOnFocusLeave({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !panel.current?.contains(relatedTarget)) panel.current?.hidePopover()
  }

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-label={accountText.menuOf(name)}
      >
        <Avatar name={ownName} src={portraitUrl(viewer.ProfileImageUrl)} size={36} />
        <ChevronDown size={18} />
      </button>
      <div id={id} ref={panel} popover="auto" className={styles.panel} onBlur={closeOnFocusLeave}>
        <p className={styles.name}>{name}</p>
        <AccountLinks
          groups={[accountLinks(viewer.IsTeacher)]}
          onNavigate={() => panel.current?.hidePopover()}
        />
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
      </div>
    </>
  )
}

/**
 * Removes what this browser stores of the viewer, and loads the sign-out page. When a pending submission fails, the screen
 * stays, so that the user sees the failure; also when the user goes to another address meanwhile.
 */
async function signOut() {
  const hasToWait = findPending().length > 0
  const controller = new AbortController()
  const stopWatching = usePendingAddress.subscribe((next, previous) => {
    const isElsewhere = next.pathname !== previous.pathname || next.search !== previous.search
    // Once nothing is pending, it is the form that goes on, to the screen that follows its success.
    if (isElsewhere && findPending().length > 0) controller.abort()
  })
  const hasSucceeded = await waitForPending(controller.signal)
  stopWatching()
  if (!hasSucceeded || controller.signal.aborted) return
  // The user may have typed something while the sign-out waited.
  if (hasToWait && useUnsaved.getState().count > 0) return useUnsaved.setState({ signOut })
  clearDrafts()
  storeLastViewer('')
  loadDocument(config.logoutUrl)
}

/** Links in groups divided by lines; the last one signs out, where `logoutUrl` is configured. */
export function AccountLinks({ groups, onNavigate }: { groups: NavigationLink[][]; onNavigate: () => void }) {
  const viewer = useViewer()

  function pressSignOut(event: MouseEvent) {
    // Not the secondary button. The others sign out in this tab, which a new tab would leave with the viewer's screen.
    if (event.button > 1) return
    event.preventDefault()
    onNavigate()
    if (useUnsaved.getState().count > 0) useUnsaved.setState({ signOut })
    else void signOut()
  }

  return (
    <Stack as="ul">
      {groups.flatMap((links, group) =>
        links.map(({ to, text }, index) => (
          <li key={to} className={group > 0 && index === 0 ? linkStyles.divided : undefined}>
            <NavLink
              to={to}
              end={to === paths.account}
              className={classes(linkStyles.link)}
              onClick={onNavigate}
            >
              <span>{text}</span>
              {viewer && <LinkCount viewer={viewer} to={to} />}
            </NavLink>
          </li>
        )),
      )}
      {config.logoutUrl !== '' && (
        <li className={linkStyles.divided}>
          <a
            href={config.logoutUrl}
            className={linkStyles.link}
            onClick={pressSignOut}
            onAuxClick={pressSignOut}
          >
            {accountText.logout}
          </a>
        </li>
      )}
    </Stack>
  )
}
