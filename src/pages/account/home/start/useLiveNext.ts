import { useRevalidator } from 'react-router'
import { getActiveAppointments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { usePolling, useRefreshOnReturn } from '#data/usePolling.ts'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import { isoDay } from '#domain/dates.ts'
import { orLogin } from '#session.ts'
import { type NextAppointment, nextOf } from './next.ts'

/** Milliseconds between two polls. */
const pollEvery = 60_000

/**
 * Keeps the start page fresh as the list of appointments is: refetches it when the tab is shown again, and on the day of
 * the next lesson polls, and refetches when another lesson is next or its state has changed. §4 Appointment
 */
export function useLiveNext(next: Promise<NextAppointment | null>): void {
  const { revalidate } = useRevalidator()
  const { value: shown } = useStaleWhileRefetching(next)
  const { StartDate, EndDate } = shown?.appointment ?? {}
  const isOn = [StartDate, EndDate].some(moment => moment && isoDay(moment) === isoDay(now()))

  async function poll(signal: AbortSignal) {
    const { Entities } = await orLogin(getActiveAppointments({ page: 1 }, { background: true, signal }))
    if (fingerprint(nextOf(Entities, now())) !== fingerprint(shown ?? null)) await revalidate()
  }
  useRefreshOnReturn(false)
  usePolling(isOn, pollEvery, poll)
}

const fingerprint = (next: NextAppointment | null) => JSON.stringify(next && { ...next, now: null })
