import { lessonMinutes } from '#mocks/wallClock.ts'
import { type NewAppointment, saveAppointment } from '#api/appointments.ts'
import { book, getFreeHours } from '#api/users.ts'
import { freeHours, isTaken, teachesAt } from '#mocks/lessons.ts'
import type { Person } from '#mocks/rows.ts'
import { addMinutes, atHour, isWallClock, readDay, weekdayOf } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { answer, answerBody, answerViewer } from './answer.ts'
import { whole } from './pages.ts'
import { refuse } from './refuse.ts'

/** Handlers of §7 Users and Appointments for free hours, and the two ways to book one. */
export const bookingHandlers = [
  answer(getFreeHours, ({ world, args }) => {
    const day = readDay(args.day)
    if (!day) return refuse(400, 'Data nu este validă.')
    const Day = weekdayOf(atHour(day, 0))
    return whole(freeHours(world, args.userid, day).map(Time => ({ Day, Time })))
  }),

  answerViewer(book, ({ world, viewer, args }) => {
    const day = readDay(args.selectedDate)
    if (!day || !/^([01]?\d|2[0-3])$/.test(args.startTime)) return refuse(400, 'Data sau ora nu este validă.')
    return takeHour(world, viewer, args.teacherId, atHour(day, Number(args.startTime)))
  }),

  answerBody(saveAppointment, ({ world, viewer }, { TeacherId, StartDate, EndDate }) =>
    isOneHour({ StartDate, EndDate })
      ? takeHour(world, viewer, TeacherId, StartDate)
      : refuse(400, 'Data sau ora nu este validă.'),
  ),
]

/** Returns whether the dates are one hour apart and without an offset. §7 Every response */
function isOneHour({ StartDate, EndDate }: Omit<NewAppointment, 'TeacherId'>): boolean {
  return isWallClock(StartDate) && EndDate === addMinutes(StartDate, lessonMinutes)
}

/** Books an hour. §4: a lesson starts as a request that the tutor must accept, but occupies its hour at once. */
function takeHour(world: World, viewer: Person, teacher: string, StartDate: string): Response | void {
  const tutor = world.people.get(teacher)
  if (!tutor?.IsTeacher) return refuse(400, 'Profesorul nu există.')
  if (viewer.IsTeacher) return refuse(403, 'Doar elevii pot programa meditații.')
  if (StartDate <= world.now()) return refuse(400, 'Ora aleasă a trecut deja.')
  if (!teachesAt(world, teacher, StartDate))
    return refuse(400, 'Profesorul nu este disponibil la această oră.')
  if (isTaken(world, teacher, StartDate)) return refuse(409, 'Ora aleasă a fost ocupată între timp.')
  const ad = world.ads.all().find(one => one.teacher === teacher)
  world.appointments.put({
    Id: 10_000 + world.count('appointment'),
    StartDate,
    EndDate: addMinutes(StartDate, lessonMinutes),
    // The price of the ad may be for more than an hour.
    Price: ad?.Price ? Math.round((ad.Price * lessonMinutes) / (ad.Duration ?? lessonMinutes)) : null,
    Category: ad ? { Name: ad.Category.Name } : null,
    AcceptedByTeacher: false,
    teacher,
    learner: viewer.UserCode,
    payments: [],
  })
}
