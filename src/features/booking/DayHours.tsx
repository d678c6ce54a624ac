import type { Ref } from 'react'
import { defaultHours, lessonText } from '#domain/booking.ts'
import { dayInWords } from '#domain/dates.ts'
import { describeError } from '#domain/errors.ts'
import { bookingText } from '#text/booking.ts'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { PillGroup } from '#ui/PillGroup/PillGroup.tsx'
import { usePromise } from '#ui/usePromise.ts'
import styles from './BookingForm.module.css'
import { EmptyDay } from './EmptyDay.tsx'
import { zoneNote } from './words.ts'

type Props = {
  headingRef: Ref<HTMLHeadingElement>
  teacher: string
  day: string | null
  hours: Promise<number[]> | null
  hour: number | null
  onHourChange: (hour: number) => void
  onDayChange: (day: string) => void
  error: string | undefined
  /** The hour that was chosen is somebody else's now. */
  isTaken: boolean
}

/** The free hours of the chosen day. */
export function DayHours(props: Props) {
  const { headingRef, day, hours, isTaken } = props
  return (
    <div className={styles.hours}>
      {/* It takes the focus when a day is chosen, and stays while the hours come and go. */}
      <h3 ref={headingRef} tabIndex={-1} className={styles.subheading}>
        {day === null ? bookingText.hour : bookingText.hoursOf(dayInWords(day))}
      </h3>
      {isTaken && (
        <Alert tone="error" title={bookingText.taken}>
          {bookingText.takenHelp}
        </Alert>
      )}
      {day === null || hours === null ? (
        <p className={styles.help}>{bookingText.hourFirst}</p>
      ) : (
        <Hours {...props} day={day} hours={hours} />
      )}
    </div>
  )
}

type HoursProps = Omit<Props, 'day' | 'hours'> & { day: string; hours: Promise<number[]> }

function Hours({ teacher, day, hours, hour, onHourChange, onDayChange, error }: HoursProps) {
  const state = usePromise(hours)
  if (state.status === 'failed') {
    return (
      <Alert
        tone="error"
        title={bookingText.hoursFailed}
        action={
          <Button variant="secondary" size="small" onClick={() => onDayChange(day)}>
            {errorText.retry}
          </Button>
        }
      >
        {describeError(state.error).help}
      </Alert>
    )
  }
  if (state.status === 'done' && state.value.length === 0)
    return <EmptyDay key={day} teacher={teacher} day={day} onDayChange={onDayChange} />

  const isLoading = state.status === 'pending'
  const detail = zoneNote(day)
  const pills = (isLoading ? defaultHours : state.value).map(one => ({
    value: String(one),
    label: lessonText(one),
    detail,
  }))
  return (
    <>
      <PillGroup
        legend={bookingText.hour}
        hideLegend
        hint={detail && bookingText.romanianTimeNote}
        pills={pills}
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
