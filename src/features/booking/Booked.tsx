import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { now } from '#clock.ts'
import { calendarFile } from '#domain/calendarFile.ts'
import { paths } from '#domain/paths.ts'
import { bookingText } from '#text/booking.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { saveFile } from '#ui/saveFile.ts'
import styles from './BookingForm.module.css'
import type { Choice } from './choice.ts'
import { type Offer, Summary } from './Summary.tsx'

type Props = {
  /** The tutor's `UserCode`. */
  teacher: string
  offer: Offer
  choice: Choice
  onAnother: () => void
}

/** The confirmation of a booking, with the next steps. */
export function Booked({ teacher, offer, choice, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)

  // Syncs with the document's focus: the button that had it has unmounted with the form.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  function saveCalendarFile() {
    const { day, hour } = choice
    const file = calendarFile({
      day,
      hour,
      title: bookingText.calendarTitle(offer.subject ?? '', offer.name),
      description: bookingText.calendarDescription,
      id: `${teacher}-${day}-${hour}@meditatii`,
      made: now(),
    })
    saveFile(bookingText.calendarFileName(day), new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  }

  return (
    <div className={styles.booked}>
      <CircleCheck aria-hidden="true" size={40} className={styles.tick} />
      <h3 ref={heading} tabIndex={-1} className={styles.done}>
        {bookingText.done}
      </h3>
      <p>{bookingText.doneHelp(offer.name)}</p>
      <Summary offer={offer} choice={choice} />
      <div className={styles.ways}>
        <ButtonLink to={paths.appointments}>{bookingText.appointments}</ButtonLink>
        <Button variant="secondary" icon={<CalendarPlus aria-hidden="true" />} onClick={saveCalendarFile}>
          {bookingText.calendarFile}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {bookingText.another}
        </Button>
      </div>
    </div>
  )
}
