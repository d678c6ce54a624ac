import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { FullAd } from '#api/users.ts'
import { lazyPart } from '#data/lazyPart.tsx'
import { adPrice } from '#domain/ads.ts'
import { bookingGate } from '#domain/gates.ts'
import type { Viewer } from '#session.ts'
import { forgetSent } from '#submit/sent.ts'
import { tutorText } from '#text/tutor.ts'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './Booking.module.css'
import { bookingKey, type Choice, readChoice } from './choice.ts'

/** Loads the code of the form. The calendar is larger than the rest of the page, so it waits for the viewer. */
export const loadBookingForm = () => import('./BookingForm.tsx')
const BookingForm = lazyPart(() => loadBookingForm().then(module => module.BookingForm), {
  fallback: <Skeleton shape="block" height="22rem" />,
  hasAlert: true,
})

/** The booking as the viewer has opened it; `number` counts the openings. */
type Opening = { choice: Choice | null; number: number }

type Props = {
  ad: FullAd
  name: string
  /** `undefined` while the profile is pending. */
  viewer: Viewer | null | undefined
  isOwn: boolean
  /** Set to a function that opens the booking at once, with an hour or without; opening it again without one changes nothing. */
  openRef: Ref<(choice?: Choice) => void>
  /** Called with the hour that the viewer chose before the login. */
  onArrival: (choice: Choice) => void
}

/** The id of the heading that the rest of the page links to. */
export const bookingId = 'programare'

/** The open booking section of a tutor's page, where a student books. §2 Tutor ad page, §6 */
export function Booking({ viewer, isOwn, ...rest }: Props) {
  if (!viewer || isOwn || bookingGate(viewer) !== 'open') return null
  return <StudentBooking viewer={viewer} {...rest} />
}

type StudentProps = Omit<Props, 'viewer' | 'isOwn'> & { viewer: Viewer }

function StudentBooking({ ad, name, viewer, openRef, onArrival }: StudentProps) {
  // State of this component and not of the page: otherwise the press that opens the booking would render the whole
  // page.
  const [opening, setOpening] = useState<Opening | null>(null)
  useImperativeHandle(openRef, () => (choice?: Choice) => {
    // The viewer has chosen another hour, so the one sent before is no longer verified.
    if (choice) forgetSent(bookingKey(viewer.UserCode, ad.Teacher.UserCode))
    // The page focuses the opened form at once, so it must be in the DOM.
    if (choice || !opening)
      flushSync(() => setOpening({ choice: choice ?? null, number: (opening?.number ?? 0) + 1 }))
  })
  useArrival(onArrival)
  // The draft of a booking that is still pending, or whose session expired before it was sent.
  const [restored] = useState(() => readChoice(viewer.UserCode, ad.Teacher.UserCode))
  if (opening === null && restored === null) return null
  return (
    <Card as="section" gap={4} className={styles.booking} aria-labelledby={bookingId}>
      <h2 id={bookingId} tabIndex={-1} className={styles.heading}>
        {tutorText.contact.book}
      </h2>
      <BookingForm
        // Each opening with an hour mounts a new form.
        key={opening?.choice ? opening.number : 0}
        tutorCode={ad.Teacher.UserCode}
        lesson={{ subject: ad.Category.Name, name, price: adPrice(ad) ?? tutorText.priceUnknown }}
        viewer={viewer}
        restored={opening?.choice ?? restored}
      />
    </Card>
  )
}

/**
 * Calls `onArrival` when the address has a choice from before the login. The code that parses it loads only then. A cancelled navigation
 * puts the same choice back into the bar: it is then only removed.
 */
function useArrival(onArrival: (choice: Choice) => void) {
  const location = useLocation()
  const taken = useRef('')
  const arrive = useEffectEvent(onArrival)

  useEffect(() => {
    const { search } = location
    if (!search.includes('book=')) return
    const onChoice = search === taken.current ? () => {} : arrive
    taken.current = search
    import('./choiceInAddress.ts').then(
      module => module.takeChoice(search, onChoice),
      // When this code fails to load, the page opens as usual.
      () => {},
    )
  }, [location])
}
