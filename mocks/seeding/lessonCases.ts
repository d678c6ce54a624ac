import type { Person } from '#mocks/rows.ts'
import { invoiceCodes } from './cases.ts'

export type Planned = {
  id: number
  teacher: Person
  learner: Person
  start: string
  accepted: boolean
  /** Statuses of its payments: 1 is paid, anything else failed. */
  paid: number[]
  /** The code of its one payment, where a link names it. */
  paymentCode?: string
  /** Of the tutor's first ad, unless it says otherwise. */
  price?: number | null
}

/** Stable ids; none is ever a product code, since an address of both kinds of payment has one place for them. §3 */
export const lessonIds = {
  requested: 1001,
  accepted: 1002,
  paid: 1003,
  joinable: 1004,
  past: 1005,
  readyForRating: 1006,
  rated: 1007,
  ratedTeacher: 1008,
  acceptedToo: 1009,
  later: 1010,
  nameless: 1011,
  failedPayment: 1012,
  free: 1013,
  paidTwice: 1014,
} as const

type Cast = {
  student: Person
  teacher: Person
  teacherUnpaid: Person
  nameless: Person
  ratedLearner: Person
}

/**
 * A lesson in each state, on days and hours of the tutor's week. The student and the teacher have most of them together,
 * so that either persona can play their part. The world starts on a Friday at 9.
 */
export function lessonCases({ student, teacher, teacherUnpaid, nameless, ratedLearner }: Cast): Planned[] {
  const lesson = { teacher, learner: student, accepted: true, paid: [] }
  const ids = lessonIds
  return [
    { ...lesson, id: ids.requested, start: '2026-11-24T16:00:00', accepted: false },
    { ...lesson, id: ids.accepted, start: '2026-11-25T17:00:00' },
    {
      ...lesson,
      id: ids.paid,
      start: '2026-11-27T15:00:00',
      paid: [1],
      paymentCode: invoiceCodes.lesson,
    },
    { ...lesson, id: ids.joinable, start: '2026-11-20T09:00:00', paid: [1] },
    { ...lesson, id: ids.past, start: '2026-11-10T16:00:00', accepted: false },
    { ...lesson, id: ids.readyForRating, start: '2026-11-13T10:00:00', paid: [1] },
    { ...lesson, id: ids.rated, teacher: teacherUnpaid, start: '2026-11-09T17:00:00', paid: [1] },
    { ...lesson, id: ids.ratedTeacher, learner: ratedLearner, start: '2026-11-12T18:00:00', paid: [1] },
    { ...lesson, id: ids.acceptedToo, teacher: teacherUnpaid, start: '2026-11-25T18:00:00' },
    { ...lesson, id: ids.later, start: '2026-11-20T14:00:00', paid: [1] },
    { ...lesson, id: ids.nameless, learner: nameless, start: '2026-11-23T15:00:00', accepted: false },
    {
      ...lesson,
      id: ids.failedPayment,
      start: '2026-11-26T16:00:00',
      paid: [0],
      paymentCode: invoiceCodes.failed,
    },
    { ...lesson, id: ids.free, teacher: teacherUnpaid, start: '2026-11-30T19:00:00', price: null },
    { ...lesson, id: ids.paidTwice, start: '2026-12-01T18:00:00', paid: [0, 1] },
  ]
}
