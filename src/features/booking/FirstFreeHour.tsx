import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { now } from '#clock.ts'
import { config } from '#config.ts'
import { dayFromToday, hourText } from '#domain/booking.ts'
import { isoDay } from '#domain/dates.ts'
import { counted } from '#domain/numbers.ts'
import { loginPath } from '#domain/paths.ts'
import type { Viewer } from '#session.ts'
import { removeDraft } from '#storage/drafts.ts'
import { useFreeHours } from '#stores/freeHours.ts'
import { useLoader } from '#stores/loader.ts'
import { useIsPending } from '#submit/submissions.ts'
import { firstFreeText as text } from '#text/firstFree.ts'
import { Text } from '#ui/layout/layout.tsx'
import { bookingKey, type Choice, choiceKey } from './choice.ts'
import { withChoice } from './choiceInAddress.ts'
import { findFreeDay } from './freeHours.ts'
import styles from './FirstFree.module.css'
import { zoneNote } from './formatLesson.ts'

type Props = { tutorCode: string; viewer: Viewer | null; onBook: (choice?: Choice) => void }

/**
 * The tutor's first free hour within `config.firstFreeDays` days. A press opens the booking at this hour; a visitor
 * logs in first. Renders nothing until the hour is found, or after a failed read (a server may refuse visitors).
 */
export function FirstFreeHour({ tutorCode, viewer, onBook }: Props) {
  const here = useHref(useLocation())
  const isPending = useIsPending()
  const day = useFirstFreeDay(tutorCode)
  // Read from the store, which drops an hour that was booked meanwhile.
  const hour = useFreeHours(all => (day ? all[tutorCode]?.[day]?.[0] : undefined))
  if (day === null) return <Text tone="soft">{counted(config.firstFreeDays, text.none)}</Text>
  if (day === undefined || hour === undefined) return null

  function choose(choice: Choice) {
    // While a booking is pending, the form shows what was sent.
    if (viewer && isPending(bookingKey(viewer.UserCode, tutorCode))) return onBook()
    if (viewer) removeDraft(choiceKey(viewer.UserCode, tutorCode))
    onBook(choice)
  }

  const zone = zoneNote(day)
  const label = (
    <>
      <span>{`${text.label} `}</span>
      <span className={styles.hour}>
        {text.at(dayFromToday(day, isoDay(now())), hourText(hour)) + (zone ? ` (${zone})` : '')}
      </span>
    </>
  )
  return viewer ? (
    <button type="button" className={styles.line} onClick={() => choose({ day, hour })}>
      {label}
    </button>
  ) : (
    <a href={loginPath(config.loginUrl, withChoice(here, { day, hour }))} className={styles.line}>
      {label}
    </a>
  )
}

/** Robots never book, so the reads would only burden the server. */
const robot = /bot|crawl|spider|slurp|preview/i

/** Returns the first day with a free hour; `null` when there is none, `undefined` while it is unknown. */
function useFirstFreeDay(tutorCode: string): string | null | undefined {
  const [day, setDay] = useState<string | null>()

  // Syncs with the server: searches once the other reads of the page have ended. Unmounting aborts.
  useEffect(() => {
    if (robot.test(navigator.userAgent)) return
    const searching = new AbortController()
    const { signal } = searching
    const stopWaiting = onceNothingInFlight(() => {
      const search = { first: isoDay(now()), count: config.firstFreeDays, atOnce: 1 }
      findFreeDay(tutorCode, search, signal).then(setDay, () => {})
    })
    return () => {
      stopWaiting()
      searching.abort()
    }
  }, [tutorCode])

  return day
}

function onceNothingInFlight(run: () => void): () => void {
  if (useLoader.getState().inFlight === 0) {
    run()
    return () => {}
  }
  const stop = useLoader.subscribe(({ inFlight }) => {
    if (inFlight > 0) return
    stop()
    run()
  })
  return stop
}
