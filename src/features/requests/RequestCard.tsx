import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import Monitor from 'lucide-react/icons/monitor'
import type { PublicRequest } from '#api/requests.ts'
import { keepKnown } from '#data/known.ts'
import { isoDay, longDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { requestsText } from '#text/requests.ts'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import link from '#ui/CoverLink/CoverLink.module.css'
import { CoverLink } from '#ui/CoverLink/CoverLink.tsx'
import type { Elements } from '#ui/elements.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import styles from './RequestCard.module.css'

const text = requestsText.list

type Props = {
  request: PublicRequest
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  /** What the viewer has done with it, such as the answer they sent. */
  children?: Elements
}

/** One request of a list: the whole card is a link to its page. §2 Requests list */
export function RequestCard({ request, heading: Heading = 'h2', children }: Props) {
  const { Description, StartDate, IsOnline, City } = request
  const wanted = requestsText.wanted(request.Category?.Name)
  const place = City?.Name ?? (IsOnline ? requestsText.online : '')
  // Two requests of one subject and town differ in their text.
  const firstWords = (Description ?? '').split(/\s+/, 6).join(' ')
  return (
    <Card as="article" gap={2} className={classes(link.card, styles.card)}>
      <div className={styles.head}>
        {request.Category && (
          // The heading names it, too.
          <p className={styles.subject} aria-hidden="true">
            {request.Category.Name}
          </p>
        )}
        <Heading className={styles.wanted}>{wanted}</Heading>
      </div>
      {Description && <p className={styles.description}>{Description}</p>}
      <Cluster gap={4} rowGap={2} align="end" justify="between" className={styles.foot}>
        <Cluster gap={5} rowGap={1} tone="soft" size={2} className={styles.facts}>
          {place !== '' && (
            <p>
              {City ? <MapPin /> : <Monitor />}
              <span className="visuallyHidden">{text.place}</span>
              <span>{place}</span>
            </p>
          )}
          {StartDate && (
            <p>
              <CalendarDays />
              <span className="visuallyHidden">{text.published}</span>
              <time dateTime={isoDay(StartDate)}>{longDay(StartDate)}</time>
            </p>
          )}
        </Cluster>
        {children}
        <CoverLink
          to={paths.request(request.RequestCode)}
          className={styles.cover}
          onClick={() => keepKnown({ request })}
        >
          {text.open}
          <span className="visuallyHidden">{text.opened(wanted, place, firstWords)}</span>
        </CoverLink>
      </Cluster>
    </Card>
  )
}
