import BookOpen from 'lucide-react/icons/book-open'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MapPin from 'lucide-react/icons/map-pin'
import Monitor from 'lucide-react/icons/monitor'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Request } from '#api/requests.ts'
import { now } from '#clock.ts'
import { isoDay, longDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { requestsText } from '#text/requests.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import styles from './Facts.module.css'

type Props = { request: Request }

const text = requestsText.detail

/** The facts of the request; a missing one stays in its place as "not specified". */
export function Facts({ request: { Category, City, IsOnline, Cycle, StartDate } }: Props) {
  return (
    <dl className={styles.facts}>
      <Fact icon={<BookOpen aria-hidden="true" />} name={text.subject}>
        {Category && <Link to={paths.subject(Category.Name)}>{Category.Name}</Link>}
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" />} name={text.place}>
        {City && <span>{City.Name}</span>}
        {IsOnline && (
          <Badge tone="action" icon={<Monitor aria-hidden="true" />}>
            {requestsText.online}
          </Badge>
        )}
      </Fact>
      <Fact icon={<GraduationCap aria-hidden="true" />} name={text.cycle}>
        {Cycle?.Name}
      </Fact>
      <Fact icon={<CalendarDays aria-hidden="true" />} name={text.published}>
        {StartDate && <time dateTime={isoDay(StartDate)}>{longDay(StartDate)}</time>}
      </Fact>
    </dl>
  )
}

/** The learner's first name, and the end of the request. */
export function Learner({ request: { Learner: learner, EndDate } }: Props) {
  const name = learner?.FirstName?.trim() ?? ''
  return (
    <div className={styles.learner}>
      <Avatar name={name} size={56} />
      <dl className={styles.facts}>
        <Fact name={text.learner}>{name}</Fact>
        <Fact icon={<CalendarCheck aria-hidden="true" />} name={text.validUntil}>
          {EndDate && <time dateTime={isoDay(EndDate)}>{longDay(EndDate)}</time>}
          {EndDate && EndDate <= now() && <Badge>{text.ended}</Badge>}
        </Fact>
      </dl>
    </div>
  )
}

type FactProps = { icon?: ReactNode; name: string; children: ReactNode }

function Fact({ icon, name, children }: FactProps) {
  const isMissing = [children].flat().every(part => !part)
  return (
    <div className={styles.fact}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{isMissing ? <span className={styles.unknown}>{text.unknown}</span> : children}</dd>
    </div>
  )
}
