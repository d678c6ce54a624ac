import { now } from '#clock.ts'
import { lastBookableDay } from '#domain/booking.ts'
import { isoDay } from '#domain/dates.ts'
import { type ReadHours, useFreeHours } from '#stores/freeHours.ts'
import { bookingText } from '#text/booking.ts'
import { Calendar } from '#ui/Calendar/Calendar.tsx'
import styles from './DayChoice.module.css'

type Props = {
  /** The tutor's `UserCode`. */
  tutorCode: string
  day: string | null
  isPending: boolean
  /** Focuses the calendar on mount. */
  takesFocus: boolean
  onDayChange: (day: string) => void
}

const nothingRead: ReadHours = {}

/** The calendar, with marks on the days whose hours were read, and a legend of the marks. */
export function DayChoice({ tutorCode, day, isPending, takesFocus, onDayChange }: Props) {
  const read = Object.entries(useFreeHours(all => all[tutorCode] ?? nothingRead))
  const today = isoDay(now())
  return (
    <div role="group" aria-label={bookingText.day} className={styles.day} inert={isPending}>
      <Calendar
        label={bookingText.dayCalendar}
        value={day}
        onValueChange={onDayChange}
        today={today}
        lastDay={lastBookableDay(today)}
        freeDays={read.flatMap(([one, hours]) => (hours.length > 0 ? one : []))}
        emptyDays={read.flatMap(([one, hours]) => (hours.length > 0 ? [] : one))}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has become the calendar
        autoFocus={takesFocus}
      />
      {/* Hidden from screen readers: the name of each day has its state. */}
      <ul className={styles.legend} aria-hidden="true">
        <li data-mark="free">{bookingText.legend.free}</li>
        <li data-mark="empty">{bookingText.legend.empty}</li>
      </ul>
    </div>
  )
}
