import { getBalance, getReport, type ReportRow } from '#api/report.ts'
import { isPaid, isPast, lessonsOf } from '#mocks/lessons.ts'
import type { AppointmentRow, Person } from '#mocks/rows.ts'
import { addDays, toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { answerViewer } from './answer.ts'
import { compare, pageOf } from './pages.ts'
import { toPayment } from './payments.ts'

/** Days from the end of a lesson to the pay-out of each of its shares. */
const payOutDays = { PayOutTeacher: 14, PayOutPlatform: 7, PayOutTax: 30 }

/** Handlers of §7 Report: the paid lessons that the viewer has held as a tutor. A student has none. */
export const reportHandlers = [
  answerViewer(getReport, ({ world, viewer, args }) => {
    const held = heldBy(world, viewer).toSorted((a, b) => compare(b.StartDate, a.StartDate))
    const { TotalRows, Entities } = pageOf(held, args.page)
    return { TotalRows, Entities: Entities.map(lesson => toReportRow(lesson, world)) }
  }),

  // The sum of the prices whose tutor share is not paid out yet.
  answerViewer(getBalance, ({ world, viewer }) =>
    heldBy(world, viewer)
      .filter(lesson => !payOut(world, lesson, 'PayOutTeacher'))
      .reduce((total, lesson) => total + (lesson.Price ?? 0), 0),
  ),
]

function heldBy(world: World, viewer: Person): AppointmentRow[] {
  return lessonsOf(world, viewer).filter(
    lesson => lesson.teacher === viewer.UserCode && isPast(world, lesson) && isPaid(world, lesson),
  )
}

/** Returns the pay-out day of a share; `undefined` until that day has come. */
function payOut(world: World, lesson: AppointmentRow, share: keyof typeof payOutDays): string | undefined {
  const day = addDays(lesson.EndDate, payOutDays[share])
  return day <= world.now() ? day : undefined
}

function toReportRow(lesson: AppointmentRow, world: World): ReportRow {
  const learner = world.people.get(lesson.learner)
  const payment = lesson.payments
    .flatMap(code => world.payments.get(code) ?? [])
    .find(one => one.Status === 1)
  return {
    AppoitmentId: lesson.Id,
    StartDate: toDate(lesson.StartDate),
    EndDate: toDate(lesson.EndDate),
    Price: lesson.Price,
    Learner: learner && { FirstName: learner.FirstName, LastName: learner.LastName },
    Payment: payment ? toPayment(payment) : null,
    PayOutTeacher: toDate(payOut(world, lesson, 'PayOutTeacher')),
    PayOutPlatform: toDate(payOut(world, lesson, 'PayOutPlatform')),
    PayOutTax: toDate(payOut(world, lesson, 'PayOutTax')),
  }
}
