import type { Ref } from 'react'
import { defaultHours, lessonText } from '#domain/booking.ts'
import { dayInWords } from '#domain/dates.ts'
import { describeError } from '#domain/errors.ts'
import { bookingText } from '#text/booking.ts'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { PillGroup } from '#ui/PillGroup/PillGroup.tsx'
import styles from './BookingForm.module.css'
import { EmptyDay } from './EmptyDay.tsx'
import type { FreeHours } from './useHours.ts'
import { zoneNote } from './formatLesson.ts'

type Props = {
  headingRef: Ref<HTMLHeadingElement>
  teacher: string
  day: string | null
  free: FreeHours
  hour: number | null
  /** A chosen hour that is no longer free. */
  goneHour: number | null
  isPending: boolean
  onHourChange: (hour: number) => void
  onDayChange: (day: string) => void
  onRetry: () => void
  error: string | undefined
  /** True when the last submission failed because its hour is not free any more (HourTaken). */
  isTaken: boolean
}

type HoursProps = Omit<Props, 'day'> & { day: string }

/** The free hours of the chosen day; while they are pending, the default hours, disabled. */
export function DayHours(props: Props) {
  const { headingRef, day, free, goneHour, isPending, isTaken } = props
  if (day === null) return <p className={styles.first}>{bookingText.hourFirst}</p>
  const isEmpty = free.status === 'done' && free.value.length === 0
  const another = isEmpty ? bookingText.anotherDay : bookingText.anotherHour
  return (
    <div className={styles.hours} inert={isPending}>
      {/* Takes the focus when a day is chosen, and stays mounted while the hours change. */}
      <h3 ref={headingRef} tabIndex={-1} className={styles.subheading}>
        {bookingText.hoursOf(dayInWords(day))}
      </h3>
      {isTaken && (
        <Alert tone="error" title={bookingText.taken}>
          {bookingText.takenHelp(another)}
        </Alert>
      )}
      {goneHour !== null && (
        <Alert tone="error" title={bookingText.gone}>
          {bookingText.goneHelp(lessonText(goneHour), another)}
        </Alert>
      )}
      <Hours {...props} day={day} />
    </div>
  )
}

const pillsOf = (hours: readonly number[], detail: string | undefined) =>
  hours.map(hour => ({ value: String(hour), label: lessonText(hour), detail }))

function Hours({ teacher, day, free, hour, onHourChange, onDayChange, onRetry, error }: HoursProps) {
  if (free.status === 'failed') {
    return (
      <Alert
        tone="error"
        title={bookingText.hoursFailed}
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {errorText.retry}
          </Button>
        }
      >
        {describeError(free.error).help}
      </Alert>
    )
  }
  if (free.status === 'done' && free.value.length === 0)
    return <EmptyDay key={day} teacher={teacher} day={day} onDayChange={onDayChange} />

  const isLoading = free.status === 'pending'
  const detail = zoneNote(day)
  return (
    <>
      <PillGroup
        legend={bookingText.hour}
        hideLegend
        hint={detail && bookingText.romanianTimeNote}
        pills={pillsOf(isLoading ? defaultHours : free.value, detail)}
        value={hour === null ? null : String(hour)}
        onValueChange={value => onHourChange(Number(value))}
        disabled={isLoading}
        busy={isLoading}
        error={error}
      />
      <p role="status" className="visuallyHidden">
        {isLoading ? bookingText.loading : ''}
      </p>
    </>
  )
}
