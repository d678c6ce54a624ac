import { type AppointmentRow, type Person, ratingId } from './rows.ts'
import { addMinutes, atHour, weekdayOf } from './wallClock.ts'
import type { World } from './world.ts'

// Rules by which the server computes the state of a lesson. §4 Appointment

/** The room opens this many minutes before the lesson starts. */
const joinableBefore = 10

export function isPaid(world: World, lesson: AppointmentRow): boolean {
  return lesson.payments.some(code => world.payments.get(code)?.Status === 1)
}

export const isPast = (world: World, lesson: AppointmentRow) => lesson.EndDate <= world.now()

/** Returns whether the room is open: for a paid lesson, from shortly before its start until its end. */
export function canJoin(world: World, lesson: AppointmentRow): boolean {
  const opens = addMinutes(lesson.StartDate, -joinableBefore)
  return isPaid(world, lesson) && world.now() >= opens && !isPast(world, lesson)
}

/** Returns whether the viewer can rate the tutor: as the student of a held, paid lesson, and only once. */
export function isReadyForRating(world: World, lesson: AppointmentRow, viewer: Person): boolean {
  if (lesson.learner !== viewer.UserCode || !isPast(world, lesson) || !isPaid(world, lesson)) return false
  return !world.ratings.get(ratingId(lesson.teacher, lesson.learner))
}

export const isParty = ({ teacher, learner }: AppointmentRow, { UserCode }: Person) =>
  teacher === UserCode || learner === UserCode

/** Returns the lessons of the viewer, as tutor or student, without cancelled ones. */
export function lessonsOf(world: World, viewer: Person): AppointmentRow[] {
  return world.appointments.all().filter(lesson => !lesson.isCancelled && isParty(lesson, viewer))
}

/** Returns whether a lesson may start at `start` by the tutor's weekly schedule. */
export function teachesAt(world: World, teacher: string, start: string): boolean {
  return hoursOf(world, teacher, start).some(hour => atHour(start, hour) === start)
}

/** Returns whether the hour is booked. A lesson occupies its hour from its request until it is cancelled. */
export function isTaken(world: World, teacher: string, start: string): boolean {
  return world.appointments
    .all()
    .some(lesson => lesson.teacher === teacher && lesson.StartDate === start && !lesson.isCancelled)
}

/** Returns the hours of a day, `yyyy-MM-dd`, that can still be booked. */
export function freeHours(world: World, teacher: string, day: string): number[] {
  return hoursOf(world, teacher, atHour(day, 0)).filter(hour => {
    const start = atHour(day, hour)
    return start > world.now() && !isTaken(world, teacher, start)
  })
}

function hoursOf(world: World, teacher: string, moment: string): number[] {
  const slots = world.weeks.get(teacher)?.slots ?? []
  return slots
    .filter(slot => slot.Day === weekdayOf(moment))
    .map(slot => slot.Time)
    .toSorted((a, b) => a - b)
}
