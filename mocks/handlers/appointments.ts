import {
  acceptAppointment,
  type Appointment,
  cancelAppointment,
  getActiveAppointments,
  getAppointments,
  getChat,
  getOldAppointments,
} from '#api/appointments.ts'
import { canJoin, isPast, isParty, isReadyForRating, lessonsOf } from '#mocks/lessons.ts'
import type { AppointmentRow, ChatRow, Person } from '#mocks/rows.ts'
import { toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { answerViewer } from './answer.ts'
import { compare, pageOf, whole } from './pages.ts'
import { toPayment } from './payments.ts'
import { refuse } from './refuse.ts'

const notFound = 'Programarea nu există.'
const cancelled = 'Programarea a fost anulată.'
const past = 'Programarea a trecut.'

/** Handlers of §7 Appointments. A user sees and changes only lessons to which they are a party. */
export const appointmentHandlers = [
  answerViewer(getAppointments, ({ world, viewer, args }) =>
    pageFor(world, viewer, lessonsOf(world, viewer).toSorted(soonestFirst), args.page),
  ),

  answerViewer(getActiveAppointments, ({ world, viewer, args }) => {
    const active = lessonsOf(world, viewer).filter(lesson => !isPast(world, lesson))
    return pageFor(world, viewer, active.toSorted(soonestFirst), args.page)
  }),

  answerViewer(getOldAppointments, ({ world, viewer, args }) => {
    const old = lessonsOf(world, viewer).filter(lesson => isPast(world, lesson))
    return pageFor(world, viewer, old.toSorted(soonestFirst).toReversed(), args.page)
  }),

  // A cancelled lesson keeps its row, so that the other party's next action on it is refused with the reason.
  answerViewer(cancelAppointment, ({ world, viewer, args }) => {
    const lesson = world.appointments.get(args.id)
    if (!lesson || !isParty(lesson, viewer)) return refuse(404, notFound)
    if (lesson.isCancelled) return refuse(409, cancelled)
    if (isPast(world, lesson)) return refuse(409, past)
    if (canJoin(world, lesson)) return refuse(409, 'Meditația a început.')
    world.appointments.put({ ...lesson, isCancelled: true })
  }),

  answerViewer(acceptAppointment, ({ world, viewer, args }) => {
    const lesson = world.appointments.get(args.id)
    if (!lesson || !isParty(lesson, viewer)) return refuse(404, notFound)
    if (lesson.teacher !== viewer.UserCode) return refuse(403, 'Doar profesorul poate accepta programarea.')
    if (lesson.isCancelled) return refuse(409, cancelled)
    if (isPast(world, lesson)) return refuse(409, past)
    if (lesson.AcceptedByTeacher) return refuse(409, 'Programarea a fost deja acceptată.')
    world.appointments.put({ ...lesson, AcceptedByTeacher: true })
  }),

  answerViewer(getChat, ({ world, viewer, args }) => {
    const lesson = world.appointments.get(args.id)
    if (!lesson || !isParty(lesson, viewer)) return refuse(404, notFound)
    const lines = world.chat.all().filter(line => line.appointment === lesson.Id)
    return whole(lines.map(line => toChatMessage(line, viewer, world)))
  }),
]

function soonestFirst(a: AppointmentRow, b: AppointmentRow): number {
  return compare(a.StartDate, b.StartDate) || a.Id - b.Id
}

function pageFor(world: World, viewer: Person, lessons: AppointmentRow[], page: string) {
  const { TotalRows, Entities } = pageOf(lessons, page)
  return { TotalRows, Entities: Entities.map(lesson => toAppointment(lesson, viewer, world)) }
}

/**
 * Returns a lesson as the viewer gets it. Servers differ in which of the two payment fields they fill, so
 * both occur: a single payment is in `Payment`, several are in `Payments` (a failed payment and its
 * repetition).
 */
function toAppointment(lesson: AppointmentRow, viewer: Person, world: World): Appointment {
  const payments = lesson.payments.flatMap(code => world.payments.get(code) ?? []).map(toPayment)
  return {
    ...lesson,
    StartDate: toDate(lesson.StartDate),
    EndDate: toDate(lesson.EndDate),
    CanJoin: canJoin(world, lesson),
    isReadyForRating: isReadyForRating(world, lesson, viewer),
    Payment: payments.length === 1 ? payments[0] : null,
    Payments: payments.length > 1 ? payments : [],
    Learner: toParty(world.people.get(lesson.learner)),
    Teacher: toParty(world.people.get(lesson.teacher)),
  }
}

function toParty(person: Person | undefined): Appointment['Learner'] {
  return person && { ...person, Id: person.UserCode }
}

function toChatMessage({ message, added, from }: ChatRow, viewer: Person, world: World) {
  const person = world.people.get(from)
  return {
    Message: message,
    Added: toDate(added),
    IsMine: from === viewer.UserCode,
    User: person && {
      FirstName: person.FirstName,
      LastName: person.LastName,
      ProfileImageUrl: person.ProfileImageUrl,
    },
  }
}
