import { lessonMinutes } from '#mocks/wallClock.ts'
import { chance, pick, startSequence } from '#mocks/random.ts'
import type { AdRow, AppointmentRow, PaymentRow, Person, RatingRow, WeekRow } from '#mocks/rows.ts'
import { addDays, addMinutes, atHour, weekdayOf, worldStart } from '#mocks/wallClock.ts'
import { lessonCases, type LessonPlan } from './lessonCases.ts'
import { soldLesson, toPayments } from './payments.ts'

type Cast = {
  student: Person
  teacher: Person
  teacherUnpaid: Person
  nameless: Person
  tutors: Person[]
  learners: Person[]
}
type From = { ads: AdRow[]; weeks: WeekRow[]; ratings: RatingRow[]; firstPayment: number }

/** Creates the lessons of the catalogue, of the personas' past, and of other students, with their payments. */
export function seedLessons(
  cast: Cast,
  { ads, weeks, ratings, firstPayment }: From,
): { appointments: AppointmentRow[]; payments: PaymentRow[] } {
  startSequence('lessons')
  const rated = ratings.find(rating => rating.teacher === cast.teacher.UserCode)?.student
  const ratedLearner = cast.learners.find(learner => learner.UserCode === rated) ?? cast.nameless
  const planned = [
    ...lessonCases({ ...cast, ratedLearner }),
    ...teachersPast(cast),
    ...studentsPast(cast, weeks),
    ...hoursOfOthers(cast, weeks),
  ]
  const sold = planned.flatMap(({ id, learner, start, paid, paymentCode }) =>
    paid.map(status => ({
      id,
      one: {
        ...soldLesson(learner.UserCode, paidAt(start), status),
        ...(paymentCode && { PaymentCode: paymentCode }),
      },
    })),
  )
  const payments = toPayments(
    'lesson',
    sold.map(({ one }) => one),
    firstPayment,
  )
  const codesOf = Map.groupBy(payments.keys(), place => sold[place]?.id)
  const appointments = planned.map(({ id, teacher, learner, start, accepted, paid, price }) => {
    const ad = ads.find(one => one.teacher === teacher.UserCode)
    return {
      Id: id,
      StartDate: start,
      EndDate: addMinutes(start, lessonMinutes),
      Price: price === undefined ? (ad?.Price ?? null) : price,
      Category: ad ? { Name: ad.Category.Name } : null,
      AcceptedByTeacher: accepted || paid.length > 0,
      teacher: teacher.UserCode,
      learner: learner.UserCode,
      payments: (codesOf.get(id) ?? []).flatMap(place => payments[place]?.PaymentCode ?? []),
    }
  })
  return { appointments, payments }
}

/** Returns the time of a payment: two days before the lesson, or else shortly before the world's start. */
function paidAt(start: string): string {
  const twoDaysBefore = addDays(start, -2)
  return twoDaysBefore < worldStart ? twoDaysBefore : addMinutes(worldStart, -90)
}

/** 34 lessons that `teacher` held before those of the catalogue: more than three pages of old lessons. */
function teachersPast({ teacher, learners }: Cast): LessonPlan[] {
  const days = Array.from({ length: 120 }, (_, back) => addDays(worldStart, -14 - back))
  const working = days.filter((day, index) => weekdayOf(day) <= 5 && index % 2 === 0).slice(0, 34)
  return working.map((day, index) => ({
    id: 1100 + index,
    teacher,
    learner: learners[1 + (index % 9)] ?? teacher,
    start: atHour(day, 14 + (index % 5)),
    accepted: true,
    paid: [1],
  }))
}

/** 12 past lessons of `student`, one a week, each with another tutor. Some were never accepted or paid. */
function studentsPast({ student, tutors }: Cast, weeks: WeekRow[]): LessonPlan[] {
  return withHours(tutors, weeks)
    .slice(0, 12)
    .map(({ tutor, slot }, index) => ({
      id: 1200 + index,
      teacher: tutor,
      learner: student,
      start: atHour(addDays(monday, slot.Day - 1 - 7 * (2 + index)), slot.Time),
      accepted: index % 5 !== 4,
      paid: index % 3 === 2 ? [] : [1],
    }))
}

/** Lessons of next week between other students and other tutors, one for each student. */
function hoursOfOthers({ tutors, learners }: Cast, weeks: WeekRow[]): LessonPlan[] {
  return withHours(tutors, weeks)
    .slice(12, 11 + learners.length)
    .map(({ tutor, slots }, index) => {
      const slot = pick(slots)
      const isPaid = chance(0.5)
      return {
        id: 2000 + index,
        teacher: tutor,
        learner: learners[index + 1] ?? tutor,
        start: atHour(addDays(monday, 7 + slot.Day - 1), slot.Time),
        accepted: isPaid || chance(0.5),
        paid: isPaid ? [1] : [],
      }
    })
}

/** The Monday of the week in which the world starts. */
const monday = addDays(worldStart, 1 - weekdayOf(worldStart))

function withHours(tutors: Person[], weeks: WeekRow[]) {
  const slotsOf = new Map(weeks.map(week => [week.teacher, week.slots]))
  return tutors.flatMap(tutor => {
    const slots = slotsOf.get(tutor.UserCode) ?? []
    const [slot] = slots
    return slot ? [{ tutor, slot, slots }] : []
  })
}
