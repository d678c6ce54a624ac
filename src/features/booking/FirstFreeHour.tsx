import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { now } from '#clock.ts'
import { config } from '#config.ts'
import { usePolling } from '#data/usePolling.ts'
import { dayFromToday, hourText, isFutureHour } from '#domain/booking.ts'
import { isoDay } from '#domain/dates.ts'
import { counted } from '#domain/numbers.ts'
import { loginPath } from '#domain/paths.ts'
import type { Viewer } from '#session.ts'
import { removeDraft } from '#storage/drafts.ts'
import { type ReadHours, useFreeHours } from '#stores/freeHours.ts'
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
  /** Called with each hour that the line names, and with `undefined` when it names none. */
  onFound?: (first: FirstHour | undefined) => void
}

/** Milliseconds after which the line is rendered again: its hour may have begun. */
const checkEvery = 60_000

/**
 * The tutor's first free hour within `config.firstFreeDays` days. A press opens the booking at this hour; a visitor
 * logs in first. Until it is found there is a skeleton, and nothing after a failed read (a server may refuse visitors).
 */
export function FirstFreeHour({ tutorCode, viewer, onBook, onFound }: Props) {
  const here = useHref(useLocation())
  const isPending = useIsPending()
  const [day, setDay] = useFirstFreeDay(tutorCode)
  // Read from the store, which drops an hour that was booked meanwhile.
  const find = (all: Readonly<Record<string, ReadHours>>) =>
    day ? all[tutorCode]?.[day]?.find(one => isFutureHour(day, one, now())) : undefined
  const hour = useFreeHours(find)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const zone = day && zoneNote(day)
  const time =
    day && hour !== undefined
      ? text.at(dayFromToday(day, isoDay(now())), hourText(hour)) + (zone ? ` (${zone})` : '')
      : undefined
  const loginUrl =
    day && hour !== undefined ? loginPath(config.loginUrl, withChoice(here, { day, hour })) : undefined
  const tell = useEffectEvent((first: FirstHour | undefined) => onFound?.(first))

  // Tells the visitor's button beside this line.
  useEffect(() => {
    tell(time !== undefined && loginUrl !== undefined ? { time, loginUrl } : undefined)
  }, [time, loginUrl])

  usePolling(typeof day === 'string', checkEvery, async signal => {
    renderAgain()
    if (find(useFreeHours.getState()) === undefined) setDay(await search(tutorCode, signal))
  })

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

/**
 * Returns the first day with a free hour, and its setter; `null` when there is none, `undefined` until that is known, and `false` if
 * it cannot be.
 */
function useFirstFreeDay(tutorCode: string) {
  const state = useState<string | null | undefined | false>(() => (isRobot() ? false : undefined))
  const [, setDay] = state

  // Syncs with the server: searches once the other reads of the page have ended. Unmounting aborts.
  useEffect(() => {
    if (isRobot()) return
    const searching = new AbortController()
    const { signal } = searching
    const stopWaiting = onceNothingInFlight(() => {
      search(tutorCode, signal).then(setDay, () => setDay(false))
    })
    return () => {
      stopWaiting()
      searching.abort()
    }
  }, [tutorCode, setDay])

  return state
}

const search = (tutorCode: string, signal: AbortSignal) =>
  findFreeDay(tutorCode, { first: isoDay(now()), count: config.firstFreeDays, atOnce: 1 }, signal)

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
