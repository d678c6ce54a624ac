import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import Monitor from 'lucide-react/icons/monitor'
import type { Request } from '#api/requests.ts'
import { isoDay, longDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { requestsText } from '#text/requests.ts'
import { Card } from '#ui/Card/Card.tsx'
import { CoverLink } from '#ui/CoverLink/CoverLink.tsx'
import styles from './RequestCard.module.css'

type Props = { request: Request }

const text = requestsText.list

/** One request of the list: the whole card is a link to its page. §2 Requests list */
export function RequestCard({ request }: Props) {
  const { Description, StartDate, IsOnline, City } = request
  const wanted = requestsText.wanted(request.Category?.Name)
  const place = City?.Name ?? (IsOnline ? requestsText.online : '')
  return (
    <Card as="article" className={styles.card}>
      <h2 className={styles.title}>{wanted}</h2>
      {Description && <p className={styles.description}>{Description}</p>}
      <div className={styles.foot}>
        <div className={styles.facts}>
          {place !== '' && (
            <p>
              {City ? <MapPin aria-hidden="true" /> : <Monitor aria-hidden="true" />}
              <span className="visuallyHidden">{text.place}</span>
              <span>{place}</span>
            </p>
          )}
          {StartDate && (
            <p>
              <CalendarDays aria-hidden="true" />
              <span className="visuallyHidden">{text.published}</span>
              <time dateTime={isoDay(StartDate)}>{longDay(StartDate)}</time>
            </p>
          )}
        </div>
        <CoverLink to={paths.request(request.RequestCode)} className={styles.cover}>
          {text.open}
          <span className="visuallyHidden">{text.opened(wanted, place)}</span>
        </CoverLink>
      </div>
    </Card>
  )
}
