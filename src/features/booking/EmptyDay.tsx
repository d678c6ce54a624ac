import { useEffect, useState } from 'react'
import { addDays, dayInWords } from '#domain/dates.ts'
import { bookingText } from '#text/booking.ts'
import { errorText } from '#text/errors.ts'
import { Button } from '#ui/Button/Button.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import styles from './BookingForm.module.css'
import { findFreeDay } from './findFreeDay.ts'

type Props = { teacher: string; day: string; onDayChange: (day: string) => void }

/** Replaces the hours of a day without a free one: searches for the next day with a free hour, and offers it. */
export function EmptyDay(props: Props) {
  const [tries, setTries] = useState(1)
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{bookingText.empty}</p>
      <NextDay key={tries} {...props} onRetry={() => setTries(tries + 1)} />
    </div>
  )
}

/** Later days can be found in the calendar. */
const fourWeeks = { count: 28, atOnce: 7 }

type Search = { kind: 'pending' } | { kind: 'found'; day: string | null } | { kind: 'failed' }

function NextDay({ teacher, day, onDayChange, onRetry }: Props & { onRetry: () => void }) {
  const [search, setSearch] = useState<Search>({ kind: 'pending' })

  // Syncs with the server: searches the days after this one, until another day is chosen or the page unmounts.
  useEffect(() => {
    const looking = new AbortController()
    findFreeDay(teacher, { first: addDays(day, 1), ...fourWeeks }, looking.signal).then(
      found => setSearch({ kind: 'found', day: found }),
      () => !looking.signal.aborted && setSearch({ kind: 'failed' }),
    )
    return () => looking.abort()
  }, [teacher, day])

  const found = search.kind === 'found' ? search.day : null
  return (
    <>
      <p role="status">{noteOf(search)}</p>
      {search.kind === 'failed' && (
        <Button ref={moveFocusOnUnmount} variant="secondary" size="small" onClick={onRetry}>
          {errorText.retry}
        </Button>
      )}
      {found !== null && (
        <Button variant="secondary" onClick={() => onDayChange(found)}>
          {bookingText.goToDay(dayInWords(found))}
        </Button>
      )}
    </>
  )
}

function noteOf(search: Search): string {
  if (search.kind === 'pending') return bookingText.searching
  if (search.kind === 'failed') return bookingText.nextDayFailed
  return search.day === null ? bookingText.nextDayNone : bookingText.nextDay
}
