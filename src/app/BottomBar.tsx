import CalendarDays from 'lucide-react/icons/calendar-days'
import Ellipsis from 'lucide-react/icons/ellipsis'
import House from 'lucide-react/icons/house'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { count, counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import type { Viewer } from '#session.ts'
import { useAccountCounts } from '#stores/accountCounts.ts'
import { openModal } from '#stores/modal.ts'
import { accountBarText as text } from '#text/accountBar.ts'
import { shellText } from '#text/shell.ts'
import { ariaCurrentOf } from './ariaCurrentOf.ts'
import styles from './BottomBar.module.css'
import { barPaths, otherAccountLinks } from './links.ts'

/** A number on an icon; `words` is what screen readers read for it. */
type Waiting = { number: number; words: string } | null

/**
 * The navigation of the user area on a phone: its four main screens, with what waits there, and 'Mai mult', which
 * opens the rest in a sheet. Wider screens have tabs instead.
 */
export function BottomBar({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation()
  const isElsewhere = otherAccountLinks(viewer.IsTeacher).some(({ to }) => ariaCurrentOf(to, pathname))
  const known = useAccountCounts()
  const { unread, lessons } = known.viewer === viewer.UserCode ? known : { unread: null, lessons: null }
  const looks: Record<(typeof barPaths)[number], { icon: ReactNode; label: string; waiting?: Waiting }> = {
    [paths.account]: viewer.IsTeacher
      ? { icon: <Megaphone />, label: text.ads }
      : { icon: <House />, label: text.start },
    [paths.messages]: {
      icon: <MessageCircle />,
      label: shellText.myMessages,
      waiting: waiting(unread, text.unread),
    },
    [paths.appointments]: {
      icon: <CalendarDays />,
      label: shellText.myAppointments,
      waiting: waiting(lessons, viewer.IsTeacher ? text.toAccept : text.toPay),
    },
    [paths.profile]: { icon: <UserRound />, label: text.profile },
  }
  return (
    <nav aria-label={text.navigation} className={styles.bar} data-account-bar="">
      <ul className={styles.places}>
        {barPaths.map(to => (
          <li key={to}>
            <Link to={to} aria-current={ariaCurrentOf(to, pathname)} className={styles.place}>
              <Face {...looks[to]} />
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={isElsewhere ? 'true' : undefined}
            className={styles.place}
            onClick={() => openModal({ kind: 'account' })}
          >
            <Face icon={<Ellipsis />} label={text.more} />
          </button>
        </li>
      </ul>
    </nav>
  )
}

type FaceProps = { icon: ReactNode; label: string; waiting?: Waiting }

function Face({ icon, label, waiting: what }: FaceProps) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
        {what && <span className={styles.count}>{count(what.number)}</span>}
      </span>
      <span className={styles.label}>{label}</span>
      {what && <span className="visuallyHidden"> {what.words}</span>}
    </>
  )
}

function waiting(number: number | null, forms: Parameters<typeof counted>[1]): Waiting {
  return number ? { number, words: counted(number, forms) } : null
}
