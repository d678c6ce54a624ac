import CalendarDays from 'lucide-react/icons/calendar-days'
import Ellipsis from 'lucide-react/icons/ellipsis'
import House from 'lucide-react/icons/house'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect } from 'react'
import { Link, matchPath, Outlet, useBlocker, useLocation } from 'react-router'
import { count, counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { useViewer, type Viewer } from '#session.ts'
import { useAccountCounts } from '#stores/accountCounts.ts'
import { openModal } from '#stores/modal.ts'
import { useUnsaved } from '#submit/useDraft.ts'
import { accountBarText, accountText } from '#text/account.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import type { Elements } from '#ui/elements.ts'
import { Page } from '#ui/layout/layout.tsx'
import bar from './BottomBar.module.css'
import { accountLinks, barPaths, otherAccountLinks } from './accountLinks.ts'
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
      </Page>
      {viewer && <BottomBar viewer={viewer} />}
    </>
  )
}

/** A number on an icon; `words` is what screen readers read for it. */
type Badge = { number: number; words: string } | null

function BottomBar({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation()
  const isInSheet = otherAccountLinks(viewer.IsTeacher).some(({ to }) => ariaCurrentOf(to, pathname))
  const known = useAccountCounts()
  const { unread, lessons } = known.viewer === viewer.UserCode ? known : { unread: null, lessons: null }
  const looks: Record<(typeof barPaths)[number], BarItemContentProps> = {
    [paths.account]: viewer.IsTeacher
      ? { icon: <Megaphone />, label: accountBarText.ads }
      : { icon: <House />, label: accountBarText.start },
    [paths.messages]: {
      icon: <MessageCircle />,
      label: accountText.messages,
      badge: badgeOf(unread, accountBarText.unread),
    },
    [paths.appointments]: {
      icon: <CalendarDays />,
      label: accountText.appointments,
      badge: badgeOf(lessons, viewer.IsTeacher ? accountBarText.toAccept : accountBarText.toPay),
    },
    [paths.profile]: { icon: <UserRound />, label: accountBarText.profile },
  }
  return (
    <nav aria-label={accountBarText.navigation} className={bar.bar} data-account-bar="">
      <ul className={bar.places}>
        {barPaths.map(to => (
          <li key={to}>
            <Link to={to} aria-current={ariaCurrentOf(to, pathname)} className={bar.place}>
              <BarItemContent {...looks[to]} />
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={isInSheet ? 'true' : undefined}
            className={bar.place}
            onClick={() => openModal({ kind: 'account' })}
          >
            <BarItemContent icon={<Ellipsis />} label={accountBarText.more} />
          </button>
        </li>
      </ul>
    </nav>
  )
}

type BarItemContentProps = { icon: Elements; label: string; badge?: Badge }

function BarItemContent({ icon, label, badge }: BarItemContentProps) {
  return (
    <>
      <span className={bar.icon} aria-hidden="true">
        {icon}
        {badge && <span className={bar.count}>{count(badge.number)}</span>}
      </span>
      <span className={bar.label}>{label}</span>
      {badge && <span className="visuallyHidden">{` ${badge.words}`}</span>}
    </>
  )
}

function badgeOf(number: number | null, forms: Parameters<typeof counted>[1]): Badge {
  return number ? { number, words: counted(number, forms) } : null
}

/** A second address of the screen at `/u`. §2 */
const homeAlias = '/u/home'

/** Returns a link's `aria-current`: `true` when the current screen is a part of the screen that it leads to. */
function ariaCurrentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  const isAt = (screen: string) => matchPath(screen, pathname) !== null
  if (isAt(to) || (to === paths.account && isAt(homeAlias))) return 'page'
  return to === paths.subscription && isAt(paths.accountPlans) ? 'true' : undefined
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
