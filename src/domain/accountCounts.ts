import type { Appointment } from '#api/appointments.ts'
import type { Partner } from '#api/messages.ts'
import type { Profile } from '#api/viewer.ts'
import { actionsFor, roleIn } from './appointment.ts'

/**
 * Returns the number of conversations with unread messages. The open one (`chosen`) counts as read, whatever the
 * list says. §2 Messages
 */
export function unreadIn(partners: readonly Partner[], chosen?: string): number {
  return partners.filter(({ Code, isRead }) => isRead === false && Code !== chosen).length
}

/**
 * Returns the number of lessons that wait for the viewer: to accept (tutor) or to pay (student). `null` when the
 * rows are not the whole list, whose other pages may have more. §4 Appointment
 */
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
