import type { Person } from '#mocks/rows.ts'
import { invoiceCodes } from './cases.ts'

export type LessonPlan = {
  id: number
  teacher: Person
  learner: Person
  start: string
  accepted: boolean
  /** Statuses of the payments of the lesson: 1 is paid, anything else failed. */
  paid: number[]
  /** Fixed code of the only payment of the lesson, if a link contains it. */
  paymentCode?: string
  /** Price in RON; `null` is none. By default the price of the tutor's first ad. */
  price?: number | null
}

/** Stable ids. None is a product code: in `/payment/{id}` the id is either a lesson's or a product code. §3 */
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
 * Returns a lesson in each state, at hours of the tutor's weekly schedule. Most of them are between the
 * personas `student` and `teacher`, so that a tester can see each state from both sides. The world starts on
 * a Friday at 9.
 */
export function lessonCases({ student, teacher, teacherUnpaid, nameless, ratedLearner }: Cast): LessonPlan[] {
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
