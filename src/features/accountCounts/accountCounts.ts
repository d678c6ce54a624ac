import { type Appointment, getActiveAppointments } from '#api/appointments.ts'
import type { CallOptions } from '#api/client.ts'
import { getPartners, type Partner } from '#api/messages.ts'
import type { Paged } from '#api/schemas.ts'
import { now } from '#clock.ts'
import { lessonsToSettle, unreadIn } from '#domain/accountCounts.ts'
import type { Viewer } from '#session.ts'
import { storeCounts, useAccountCounts } from '#stores/accountCounts.ts'
import { moment } from '#stores/owner.ts'

// The two functions below are called when the request is sent, so that a late response does not replace a newer number.

/** Returns a function that stores how many of the conversations read are unread, and returns them; `chosen` returns the open one. */
export function storeUnread(viewer: Viewer, chosen?: () => string | undefined) {
  const sentAt = moment()
  return (partners: Partner[]): Partner[] => {
    storeCounts(viewer.UserCode, { unread: unreadIn(partners, chosen?.()) }, sentAt)
    return partners
  }
}

/** Returns a function that stores the number of lessons, in a page of the active list, that wait for the viewer to act. */
export function storeLessons(viewer: Viewer) {
  const sentAt = moment()
  return ({ Entities, TotalRows }: Paged<Appointment>): void => {
    storeCounts(viewer.UserCode, { lessons: lessonsToSettle(Entities, TotalRows, viewer, now()) }, sentAt)
  }
}

/** Subtracts the lessons that the viewer has just paid from the stored number. */
export function subtractPaidLessons({ UserCode }: Viewer, paid: number): void {
  const { viewer, lessons } = useAccountCounts.getState()
  if (viewer === UserCode && lessons !== null) storeCounts(UserCode, { lessons: Math.max(0, lessons - paid) })
}

/** Reads both numbers, for a screen that reads neither list itself. What cannot be read stays as it was. */
export async function readCounts(viewer: Viewer, { signal }: Request): Promise<void> {
  await Promise.allSettled([
    getPartners({}, { signal, background: true }).then(storeUnread(viewer)),
    readLessonCount(viewer, { signal }),
  ])
}

/** Reads the number of lessons. It stays as it was when they cannot be read. */
export async function readLessonCount(viewer: Viewer, { signal }: CallOptions = {}): Promise<void> {
  await getActiveAppointments({ page: 1 }, { signal, background: true }).then(storeLessons(viewer), () => {})
}
