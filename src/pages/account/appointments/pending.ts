import type { Appointment } from '#api/appointments.ts'
import { bookingName } from '#features/booking/keptChoice.ts'

/** The actions whose card shows that they are pending. */
export const pendable = ['accept', 'cancel', 'rebook'] as const

export type PendingAction = (typeof pendable)[number]

/** Returns the name under which an action is pending (stores/underWay). A booking is one per tutor, not per lesson. */
export function pendingName(
  viewerCode: string,
  action: PendingAction,
  { Id, Teacher }: Pick<Appointment, 'Id' | 'Teacher'>,
): string {
  return action === 'rebook' ? bookingName(viewerCode, Teacher?.Id ?? '') : `${action} ${viewerCode} ${Id}`
}
