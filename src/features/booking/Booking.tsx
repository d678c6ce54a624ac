import CalendarDays from 'lucide-react/icons/calendar-days'
import { lazy, Suspense, useState } from 'react'
import type { FullAd } from '#api/users.ts'
import { adPrice } from '#domain/ads.ts'
import { bookingGate } from '#domain/gates.ts'
import { readChoice } from './choice.ts'
import type { Opening } from './useOpening.ts'
import type { Viewer } from '#session.ts'
import { bookingEntryText as text } from '#text/bookingEntry.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './Booking.module.css'

// The calendar is larger than the rest of the page, so it is loaded only when the viewer opens it.
const load = () => import('./BookingForm.tsx')
const BookingForm = lazy(async () => ({ default: (await load()).BookingForm }))

type Props = {
  ad: FullAd
  name: string
  /** `undefined` while the profile is pending. */
  viewer: Viewer | null | undefined
  isOwn: boolean
  /** `null` until the viewer opens the calendar. */
  opening: Opening | null
  onStart: () => void
}

/** The id of the heading, to which the rest of the page leads. */
export const bookingId = 'programare'

/**
 * The booking section of a tutor's page, where a student books. Hidden from a tutor, and from a visitor, whom the
 * section with the price asks to sign in. §2 Tutor ad page, §6
 */
export function Booking({ ad, name, viewer, isOwn, ...start }: Props) {
  const gate = viewer === undefined ? 'pending' : isOwn ? 'hidden' : bookingGate(viewer)
  if (gate === 'hidden' || gate === 'login') return null
  return (
    <Card as="section" className={styles.booking} aria-labelledby={bookingId}>
      <h2 id={bookingId} tabIndex={-1} className={styles.heading}>
        {text.heading}
      </h2>
      {gate === 'pending' && <Skeleton shape="block" height="5rem" />}
      {gate === 'open' && viewer && <Start ad={ad} name={name} viewer={viewer} {...start} />}
    </Card>
  )
}

type StartProps = Omit<Props, 'isOwn'> & { viewer: Viewer }

function Start({ ad, name, viewer, opening, onStart }: StartProps) {
  // The draft of a booking that is still pending, or whose session expired before it was sent.
  const [restored] = useState(() => readChoice(viewer.UserCode, ad.Teacher.UserCode))
  return (
    <>
      <p className={styles.help}>{text.help}</p>
      {opening !== null || restored !== null ? (
        <Suspense fallback={<Skeleton shape="block" height="22rem" />}>
          <BookingForm
            // Begins anew with each hour that the viewer opens it with.
            key={opening?.choice ? opening.number : 0}
            teacher={ad.Teacher.UserCode}
            offer={{ subject: ad.Category.Name, name, price: adPrice(ad) ?? tutorText.priceUnknown }}
            viewer={viewer}
            restored={opening?.choice ?? restored}
          />
        </Suspense>
      ) : (
        <Button
          icon={<CalendarDays aria-hidden="true" />}
          className={styles.start}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => onStart()}
        >
          {text.start}
        </Button>
      )}
    </>
  )
}
