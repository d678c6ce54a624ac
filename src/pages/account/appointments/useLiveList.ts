import { useRevalidator } from 'react-router'
import { type Appointment, getActiveAppointments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isUnderway, isWithinDays, stateOf } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'
import type { Loaded } from '#data/useDeferred.ts'
import { usePolling } from '#data/usePolling.ts'
import type { ListPage } from './load.ts'

const pollEvery = 60_000

/**
 * Polls the shown page in the background on days when one of its lessons starts or ends, and refetches the
 * lists when it differs from what was rendered at `renderedAt`. A failed refetch is repeated, on any day, once a poll
 * succeeds. §4 Appointment
 */
export function useLiveList({ status, value: shown }: Loaded<ListPage>, renderedAt: Date): void {
  const { revalidate } = useRevalidator()

  async function poll(signal: AbortSignal) {
    if (!shown) return
    const hasFailed = status === 'failed'
    // Since the list was rendered, the day of another lesson may have begun, or passed while the computer slept.
    if (!hasFailed && !shown.rows.some(row => isWithinDays(row, renderedAt, now()))) return
    const { rows, pager } = shown
    const page = await getActiveAppointments({ page: pager.currentPage }, { background: true, signal })
    const isSame =
      fingerprint(page.Entities, page.TotalRows, now()) === fingerprint(rows, pager.totalItems, renderedAt)
    if (hasFailed || !isSame) await revalidate()
  }
  usePolling(shown !== undefined, pollEvery, poll)
}

/** Returns a string that is equal for two pages of the list that render the same, each at its own time. */
function fingerprint(rows: readonly Appointment[], total: number, time: Date): string {
  const today = isoDay(time)
  return JSON.stringify([
    total,
    rows.map(row => [row, stateOf(row, time), isUnderway(row, time, false), isoDay(row.StartDate) === today]),
  ])
}
