import { type Ref, startTransition, useEffect, useOptimistic, useRef, useState } from 'react'
import { LoadFailure } from '#data/Deferred.tsx'
import { loginAction } from '#data/LoginLink.tsx'
import { deferred, neverSettles, useDeferred, whenSettled } from '#data/useDeferred.ts'
import { now } from '#clock.ts'
import { defaultHours, isFutureHour, lastBookableDay, lessonText } from '#domain/booking.ts'
import { addDays, dayInWords, isoDay } from '#domain/dates.ts'
import { type ReadHours, useFreeHours } from '#stores/freeHours.ts'
import { bookingText } from '#text/booking.ts'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Calendar } from '#ui/Calendar/Calendar.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import type { Control } from '#ui/useControls.ts'
import { PillGroup } from '#ui/PillGroup/PillGroup.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './BookingForm.module.css'
import dayStyles from './DayChoice.module.css'
import { zoneNote } from './formatLesson.ts'
import { findFreeDay, readFreeHours } from './freeHours.ts'

/**
 * Holds the chosen day and its free hours. `read` fetches the hours of a day; `set` replaces them without a request.
 */
export function useHours(tutorCode: string, firstDay: string | null) {
  const request = useRef<AbortController>(undefined)
  const [{ day, hours }, setState] = useState<{ day: string | null; hours: Promise<readonly number[]> }>({
    day: firstDay,
    hours: neverSettles,
  })
  const asRead = useDeferred(hours)
  const free =
    asRead.status === 'done' && day !== null
      ? { ...asRead, value: asRead.value.filter(hour => isFutureHour(day, hour, now())) }
      : asRead

  function read(next: string) {
    request.current?.abort()
    const { signal } = (request.current = new AbortController())
    const hoursRead = readFreeHours(tutorCode, next, { signal }).catch((error: unknown) => {
      // Until the transition to another day has ended, the aborted read is still rendered: pending, not failed.
      if (signal.aborted) return neverSettles
      throw error
    })
    setState({ day: next, hours: deferred(hoursRead) })
  }

  function set(left: readonly number[]) {
    const remaining = Promise.resolve(left)
    // Settled before it is rendered, so that no loading state is announced.
    void whenSettled(remaining)
    setState({ day, hours: remaining })
  }

  // Syncs with the server: fetches the hours of a day that a draft restored. Unmounting aborts the request.
  useEffect(() => {
    if (firstDay !== null) read(firstDay)
    return () => request.current?.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- runs once: the form remounts for another tutor
  }, [])

  return { day, free, read, set }
}

type DayChoiceProps = {
  tutorCode: string
  day: string | null
  isPending: boolean
  /** Whether the calendar takes the focus when it mounts. */
  takesFocus: boolean
  onDayChange: (day: string) => void
}

const noneKnown: ReadHours = {}

/** The calendar, with marks on the days whose hours were read, and a legend of the marks. */
export function DayChoice({ tutorCode, day, isPending, takesFocus, onDayChange }: DayChoiceProps) {
  const [marked, mark] = useOptimistic(day)
  const known = useFreeHours(all => all[tutorCode] ?? noneKnown)
  const isEmpty = (one: string) => !known[one]?.some(hour => isFutureHour(one, hour, now()))
  const emptyDays = Object.keys(known).filter(isEmpty)
  const freeDays = Object.keys(known).filter(one => !isEmpty(one))
  const today = isoDay(now())
  /** The chosen day has a mark of its own. */
  const isMarked = (one: string) => one !== marked

  // The mark is painted first, then the hours, in a transition: a slow phone answers the press sooner.
  function choose(next: string) {
    startTransition(() => {
      mark(next)
      onDayChange(next)
    })
  }

  return (
    <Stack gap={3} align="start" inert={isPending}>
      <Calendar
        label={bookingText.dayCalendar}
        value={marked}
        onValueChange={choose}
        today={today}
        lastDay={lastBookableDay(today)}
        freeDays={freeDays}
        emptyDays={emptyDays}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the calendar replaces the button that was pressed
        autoFocus={takesFocus}
      />
      {/* Hidden from screen readers, because the name of each day contains its state. */}
      <Cluster
        as="ul"
        gap={5}
        rowGap={1}
        tone="soft"
        size={1}
        className={dayStyles.legend}
        aria-hidden="true"
      >
        {freeDays.some(isMarked) && <li data-mark="free">{bookingText.legend.free}</li>}
        {emptyDays.some(isMarked) && <li data-mark="empty">{bookingText.legend.empty}</li>}
      </Cluster>
    </Stack>
  )
}

type Props = {
  headingRef: Ref<HTMLHeadingElement>
  control: Control
  tutorCode: string
  day: string | null
  free: ReturnType<typeof useHours>['free']
  hour: number | null
  /** A chosen hour that is no longer free. */
  goneHour: number | null
  isPending: boolean
  onHourChange: (hour: number) => void
  onDayChange: (day: string) => void
  onRetry: () => void
  /** True when the last submission failed because its hour is no longer free (`HourTaken`). */
  isTaken: boolean
}

type HoursProps = Omit<Props, 'day'> & { day: string }

/** The free hours of the chosen day; while they are pending, the default hours, disabled. */
export function DayHours(props: Props) {
  const { headingRef, day, free, goneHour, isPending, isTaken } = props
  if (day === null) return <Text tone="soft">{bookingText.hourFirst}</Text>
  const isEmpty = free.status === 'done' && free.value.length === 0
  const another = isEmpty ? bookingText.anotherDay : bookingText.anotherHour
  return (
    <Stack gap={3} className={styles.hours} inert={isPending}>
      {/* Takes the focus when a day is chosen, and stays mounted while the hours change. */}
      <Text ref={headingRef} tabIndex={-1} as="h3" size={4}>
        {bookingText.hoursOf(dayInWords(day))}
      </Text>
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
    </Stack>
  )
}

const pillsOf = (hours: readonly number[], detail: string | undefined) =>
  hours.map(hour => ({ value: String(hour), label: lessonText(hour), detail }))

function Hours(props: HoursProps) {
  const { control, tutorCode, day, free, hour, onHourChange, onDayChange, onRetry } = props
  if (free.status === 'failed') {
    return <LoadFailure failed={bookingText.hoursFailed} error={free.error} isStale={false} retry={onRetry} />
  }
  if (free.status === 'done' && free.value.length === 0)
    return <EmptyDay key={day} tutorCode={tutorCode} day={day} onDayChange={onDayChange} />

  const isLoading = free.status === 'pending'
  const detail = zoneNote(day)
  return (
    <>
      <PillGroup
        {...control}
        legend={bookingText.hour}
        hideLegend
        hint={detail && bookingText.romanianTimeNote}
        pills={pillsOf(isLoading ? defaultHours : free.value, detail)}
        value={hour === null ? null : String(hour)}
        onValueChange={value => onHourChange(Number(value))}
        disabled={isLoading}
        busy={isLoading}
      />
      <p aria-live="polite" className="visuallyHidden">
        {isLoading ? bookingText.loading : ''}
      </p>
    </>
  )
}

type EmptyDayProps = { tutorCode: string; day: string; onDayChange: (day: string) => void }

const fourWeeks = { count: 28, atOnce: 7 }

type NextDay =
  { status: 'pending' } | { status: 'done'; day: string | null } | { status: 'failed'; error: unknown }

/** Replaces the hours of a day without a free one: searches for the next day with a free hour, and offers it. */
function EmptyDay({ tutorCode, day, onDayChange }: EmptyDayProps) {
  const [next, setNext] = useState<NextDay>({ status: 'pending' })
  const isSearching = next.status === 'pending'

  // Syncs with the server: searches the days after this one, until another day is chosen or the page unmounts.
  useEffect(() => {
    if (!isSearching) return
    const controller = new AbortController()
    findFreeDay(tutorCode, { first: addDays(day, 1), ...fourWeeks }, controller.signal).then(
      found => setNext({ status: 'done', day: found }),
      (error: unknown) => !controller.signal.aborted && setNext({ status: 'failed', error }),
    )
    return () => controller.abort()
  }, [tutorCode, day, isSearching])

  const found = next.status === 'done' ? next.day : null
  return (
    <Stack gap={3} align="start" tone="soft">
      <p className={styles.emptyTitle}>{bookingText.empty}</p>
      <p aria-live="polite">{noteOf(next)}</p>
      {next.status === 'failed' && (
        <Cluster gap={2}>
          {loginAction(next.error)}
          <Button
            ref={moveFocusOnUnmount}
            variant="secondary"
            size="small"
            onClick={() => setNext({ status: 'pending' })}
          >
            {errorText.retry}
          </Button>
        </Cluster>
      )}
      {found !== null && (
        <Button variant="secondary" onClick={() => onDayChange(found)}>
          {bookingText.goToDay(dayInWords(found))}
        </Button>
      )}
    </Stack>
  )
}

function noteOf(next: NextDay): string {
  if (next.status === 'pending') return bookingText.searching
  if (next.status === 'failed') return bookingText.nextDayFailed
  return next.day === null ? bookingText.nextDayNone : bookingText.nextDay
}
