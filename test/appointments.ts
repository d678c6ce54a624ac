import type { Appointment } from '#api/appointments.ts'

/** Returns an appointment in the far future, accepted and unpaid unless the fields say otherwise. */
export function lesson(fields: Partial<Appointment> = {}): Appointment {
  return {
    Id: 1,
    StartDate: new Date('2096-07-02T15:00:00Z'),
    EndDate: new Date('2096-07-02T16:00:00Z'),
    AcceptedByTeacher: true,
    CanJoin: false,
    isReadyForRating: false,
    Payments: [],
    ...fields,
  }
}
