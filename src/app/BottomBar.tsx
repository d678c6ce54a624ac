import CalendarDays from 'lucide-react/icons/calendar-days'
import Ellipsis from 'lucide-react/icons/ellipsis'
import House from 'lucide-react/icons/house'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { count, counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import type { Viewer } from '#session.ts'
import { useAccountCounts } from '#stores/accountCounts.ts'
import { openModal } from '#stores/modal.ts'
import { accountBarText, accountText } from '#text/account.ts'
import type { Elements } from '#ui/elements.ts'
import { barPaths, otherAccountLinks } from './accountLinks.ts'
import bar from './BottomBar.module.css'

/** A number beside a link; `words` is what screen readers read for it. */
type Badge = { number: number; words: string } | null

/** The places of the user area, at the bottom of a phone's screen; hidden on wider ones. §2 */
export function BottomBar({ viewer }: { viewer: Viewer }): ReactNode {
  const { pathname } = useLocation()
  const isInSheet = otherAccountLinks(viewer.IsTeacher).some(({ to }) => ariaCurrentOf(to, pathname))
  const badges = useBadges(viewer)
  const looks: Record<(typeof barPaths)[number], BarItemContentProps> = {
    [paths.account]: viewer.IsTeacher
      ? { icon: <Megaphone />, label: accountBarText.ads }
      : { icon: <House />, label: accountBarText.start },
    [paths.messages]: {
      icon: <MessageCircle />,
      label: accountText.messages,
      badge: badges[paths.messages],
    },
    [paths.appointments]: {
      icon: <CalendarDays />,
      label: accountText.appointments,
      badge: badges[paths.appointments],
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

/** Returns the numbers of what waits for the viewer, by the address of the screen that shows it. */
function useBadges(viewer: Viewer): Readonly<Record<string, Badge>> {
  const known = useAccountCounts()
  const { unread, lessons } = known.viewer === viewer.UserCode ? known : { unread: null, lessons: null }
  return {
    [paths.messages]: badgeOf(unread, accountBarText.unread),
    [paths.appointments]: badgeOf(lessons, viewer.IsTeacher ? accountBarText.toAccept : accountBarText.toPay),
  }
}

/** The number beside a link of a menu; nothing while nothing waits there. */
export function LinkCount({ viewer, to }: { viewer: Viewer; to: string }) {
  const badge = useBadges(viewer)[to]
  return (
    badge && (
      <>
        <span className={bar.linkCount} aria-hidden="true">
          {count(badge.number)}
        </span>
        <span className="visuallyHidden">{` ${badge.words}`}</span>
      </>
    )
  )
}

function badgeOf(number: number | null, forms: Parameters<typeof counted>[1]): Badge {
  return number ? { number, words: counted(number, forms) } : null
}

/** A second address of the screen at `/u`. §2 */
const homeAlias = '/u/home'

/** Returns a link's `aria-current`: `true` when the current screen is a part of the screen that it leads to. */
export function ariaCurrentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  const isAt = (screen: string) => matchPath(screen, pathname) !== null
  if (isAt(to) || (to === paths.account && isAt(homeAlias))) return 'page'
  return to === paths.subscription && isAt(paths.accountPlans) ? 'true' : undefined
}
