import { useEffect, useEffectEvent, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { now } from '#clock.ts'
import { config } from '#config.ts'
import { dayFromToday, hourText, isFutureHour } from '#domain/booking.ts'
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
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { bookingKey, type Choice, choiceKey } from './choice.ts'
import { withChoice } from './choiceInAddress.ts'
import { findFreeDay } from './freeHours.ts'
import styles from './FirstFree.module.css'
import { zoneNote } from './formatLesson.ts'

/** The first free hour, as a visitor's button names it, and the address that leads to it through the login. */
export type FirstHour = { time: string; loginUrl: string }

type Props = {
  tutorCode: string
  viewer: Viewer | null
  onBook: (choice?: Choice) => void
  /** Called with the hour once it is found. */
  onFound?: (first: FirstHour) => void
}

/**
 * The tutor's first free hour within `config.firstFreeDays` days. A press opens the booking at this hour; a visitor
 * logs in first. Until it is found there is a skeleton, and nothing after a failed read (a server may refuse visitors).
 */
export function FirstFreeHour({ tutorCode, viewer, onBook, onFound }: Props) {
  const here = useHref(useLocation())
  const isPending = useIsPending()
  const day = useFirstFreeDay(tutorCode)
  // Read from the store, which drops an hour that was booked meanwhile.
  const hour = useFreeHours(all =>
    day ? all[tutorCode]?.[day]?.find(one => isFutureHour(day, one, now())) : undefined,
  )
  const zone = day && zoneNote(day)
  const time =
    day && hour !== undefined
      ? text.at(dayFromToday(day, isoDay(now())), hourText(hour)) + (zone ? ` (${zone})` : '')
      : undefined
  const loginUrl =
    day && hour !== undefined ? loginPath(config.loginUrl, withChoice(here, { day, hour })) : undefined
  const tell = useEffectEvent((first: FirstHour) => onFound?.(first))

  // Tells the visitor's button beside this line.
  useEffect(() => {
    if (time !== undefined && loginUrl !== undefined) tell({ time, loginUrl })
  }, [time, loginUrl])

  if (day === null) return <Text tone="soft">{counted(config.firstFreeDays, text.none)}</Text>
  // A line of its own height, in the room that is reserved for the text.
  if (day === undefined) return <Skeleton width="min(16rem, 90%)" />
  if (day === false || hour === undefined) return null

  function choose(choice: Choice) {
    // While a booking is pending, the form shows what was sent.
    if (viewer && isPending(bookingKey(viewer.UserCode, tutorCode))) return onBook()
    if (viewer) removeDraft(choiceKey(viewer.UserCode, tutorCode))
    onBook(choice)
  }

  const label = (
    <>
      <span>{`${text.label} `}</span>
      <span className={styles.hour}>{time}</span>
    </>
  )
  return viewer ? (
    <button type="button" className={styles.line} onClick={() => choose({ day, hour })}>
      {label}
    </button>
  ) : (
    <a href={loginUrl} className={styles.line}>
      {label}
    </a>
  )
}

/** Robots never book, so the reads would only burden the server. */
const isRobot = () => /bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)

/** Returns the first day with a free hour; `null` when there is none, `undefined` until that is known, and `false` if it cannot be. */
function useFirstFreeDay(tutorCode: string): string | null | undefined | false {
  const [day, setDay] = useState<string | null | undefined | false>(() => (isRobot() ? false : undefined))

  // Syncs with the server: searches once the other reads of the page have ended. Unmounting aborts.
  useEffect(() => {
    if (isRobot()) return
    const searching = new AbortController()
    const { signal } = searching
    const stopWaiting = onceNothingInFlight(() => {
      const search = { first: isoDay(now()), count: config.firstFreeDays, atOnce: 1 }
      findFreeDay(tutorCode, search, signal).then(setDay, () => setDay(false))
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
