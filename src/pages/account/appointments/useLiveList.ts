import { useRevalidator } from 'react-router'
import { getActiveAppointments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isoDay } from '#domain/dates.ts'
import { usePolling } from '#data/usePolling.ts'
import type { Shown } from './load.ts'
import { pictureOf } from './picture.ts'

/** Milliseconds between two looks. */
const lookEvery = 60_000

/**
 * On the day of a lesson its room opens, it begins and it ends while one watches: the same page is read in the background,
 * and the lists anew when something is otherwise than it was drawn at `drawn`. While one chooses in a dialog (`isAsking`)
 * it rests: a session that has ended would take away what was chosen. §4 Appointment
 */
export function useLiveList(shown: Shown | undefined, drawn: Date, isAsking: boolean): void {
  const { revalidate } = useRevalidator()
  const today = isoDay(drawn)
  const isOn = shown?.rows.some(row => [row.StartDate, row.EndDate].some(moment => isoDay(moment) === today))

  async function poll(signal: AbortSignal) {
    if (!shown) return
    const { rows, pager } = shown
    const page = await getActiveAppointments({ page: pager.currentPage }, { background: true, signal })
    const isSame =
      pictureOf(page.Entities, page.TotalRows, now()) === pictureOf(rows, pager.totalItems, drawn)
    if (!isSame) await revalidate()
  }
  usePolling(!isAsking && (isOn ?? false), lookEvery, poll)
}
