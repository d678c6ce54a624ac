import type { Appointment } from '#api/appointments.ts'
import type { Partner } from '#api/messages.ts'
import type { Profile } from '#api/viewer.ts'
import { actionsFor, roleIn } from './appointment.ts'

/** Returns the number of conversations with unread messages; the open one (`chosen`) counts as read. §2 Messages */
export function unreadIn(partners: readonly Partner[], chosen?: string): number {
  return partners.filter(({ Code, isRead }) => isRead === false && Code !== chosen).length
}

/** Returns the number of lessons to accept (tutor) or to pay (student); `null` when rows are missing. */
export function lessonsToSettle(
  rows: readonly Appointment[],
  total: number,
  viewer: Pick<Profile, 'IsTeacher' | 'UserCode'>,
  now: Date,
): number | null {
  if (rows.length < total) return null
  return rows.filter(row => {
    const actions = actionsFor(row, roleIn(row, viewer), { now })
    return actions.includes('accept') || actions.includes('pay')
  }).length
}
