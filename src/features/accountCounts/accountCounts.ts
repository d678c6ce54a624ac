import { type Appointment, getActiveAppointments } from '#api/appointments.ts'
import { getPartners, type Partner } from '#api/messages.ts'
import { now } from '#clock.ts'
import { lessonsToSettle, unreadIn } from '#domain/accountCounts.ts'
import type { Viewer } from '#session.ts'
import { storeCounts, useAccountCounts } from '#stores/accountCounts.ts'

/** Stores how many of these conversations are unread, and returns them; `chosen` is the open one. */
export function storeUnread(viewer: Viewer | null, partners: Partner[], chosen?: string): Partner[] {
  if (viewer) storeCounts(viewer.UserCode, { unread: unreadIn(partners, chosen) })
  return partners
}

/** Stores the number of lessons, in the active list or in one page of it, that wait for the viewer to act. */
export function storeLessons(viewer: Viewer | null, rows: readonly Appointment[], total: number): void {
  if (viewer) storeCounts(viewer.UserCode, { lessons: lessonsToSettle(rows, total, viewer, now()) })
}

/** Subtracts the lessons that the viewer has just paid from the stored number. */
export function subtractPaidLessons({ UserCode }: Viewer, paid: number): void {
  const { viewer, lessons } = useAccountCounts.getState()
  if (viewer === UserCode && lessons !== null) storeCounts(UserCode, { lessons: Math.max(0, lessons - paid) })
}

/** Reads both numbers, for a screen that reads neither list itself. What cannot be read stays as it was. */
export async function readCounts(viewer: Viewer, { signal }: Request): Promise<void> {
  const options = { signal, background: true }
  await Promise.allSettled([
    getPartners({}, options).then(partners => storeUnread(viewer, partners)),
    getActiveAppointments({ page: 1 }, options).then(({ Entities, TotalRows }) =>
      storeLessons(viewer, Entities, TotalRows),
    ),
  ])
}
