import { type Appointment, getActiveAppointments, saveAppointment } from '#api/appointments.ts'
import { toWallClock } from '#api/dates.ts'
import { book } from '#api/users.ts'
import { now } from '#clock.ts'
import { isFutureHour, lessonEnd, lessonStart } from '#domain/booking.ts'
import { wireDay } from '#domain/dates.ts'
import { readRows } from '#domain/pager.ts'
import { removeFreeHour } from '#stores/freeHours.ts'
import { type Outcome, Refusal, resolveOutcome, submit, type Verdict, verifyEarlier } from '#submit/submit.ts'
import { bookingText } from '#text/booking.ts'
import type { Choice } from './choice.ts'
import { readFreeHours } from './freeHours.ts'

/** One of the two calls that book an hour. @throws ApiError */
export type SendBooking = (tutorCode: string, choice: Choice) => Promise<void>

/** Books with the call of the ad page. §7 Users */
export const bookOnAdPage: SendBooking = (tutorCode, { day, hour }) =>
  book({ teacherId: tutorCode, selectedDate: wireDay(day), startTime: hour })

/** Books again, with the call of the appointments list. §7 Appointments and payments */
export const bookAgain: SendBooking = (tutorCode, { day, hour }) =>
  saveAppointment({
    TeacherId: tutorCode,
    StartDate: lessonStart(day, hour),
    EndDate: lessonEnd(day, hour),
  })

/** The refusal of a booking whose hour is no longer free; `hours` are the hours still free on that day. */
export class HourTaken extends Refusal {
  readonly hours: readonly number[]

  constructor(hours: readonly number[]) {
    super(bookingText.taken)
    this.hours = hours
  }
}

/** Books the hour; after a timeout (30 s) `findBooking` verifies. Never throws. §2 Tutor ad page */
export async function bookLesson(
  tutorCode: string,
  choice: Choice,
  send: SendBooking,
): Promise<Outcome<Choice>> {
  async function sendChoice() {
    await send(tutorCode, choice)
    return choice
  }

  return settle(tutorCode, choice, await submit(sendChoice, { verify: () => findBooking(tutorCode, choice) }))
}

/** Finds out whether a choice sent at `sentAt` was booked. Never throws. */
export async function findEarlier(tutorCode: string, choice: Choice, sentAt: Date): Promise<Outcome<Choice>> {
  return settle(tutorCode, choice, await verifyEarlier(sentAt, () => findBooking(tutorCode, choice)))
}

/** Counts a booked hour as taken, and finds out whether a refused one is. */
async function settle(tutorCode: string, choice: Choice, outcome: Outcome<Choice>): Promise<Outcome<Choice>> {
  const { day, hour } = choice
  if (outcome.status === 'succeeded') removeFreeHour(tutorCode, day, hour)
  if (outcome.status !== 'failed') return outcome
  // Assumption: the error does not say why the server refuses. If an hour to come is no longer free, that is taken as the reason.
  const hours = await readFreeHours(tutorCode, day).catch(() => null)
  if (hours === null || hours.includes(hour)) return outcome
  // A server that failed may have booked the hour for this viewer before it failed.
  const verified = await resolveOutcome(outcome.error, () => findBooking(tutorCode, choice))
  const isTaken = verified.status === 'failed' && isFutureHour(day, hour, now())
  return isTaken ? { status: 'failed', error: new HourTaken(hours) } : verified
}

/**
 * Looks for the lesson in the viewer's appointments. `unknown`: a lesson at that hour has no tutor code.
 * @throws ApiError
 */
async function findBooking(tutorCode: string, choice: Choice): Promise<Verdict<Choice>> {
  const start = lessonStart(choice.day, choice.hour)
  const isAtThatTime = ({ StartDate }: Appointment) => toWallClock(StartDate) === start
  const isThisLesson = (row: Appointment) => row.Teacher?.Id === tutorCode && isAtThatTime(row)
  const rows = await readRows(
    page => getActiveAppointments({ page }),
    known => known.some(isThisLesson),
  )
  if (rows.some(isThisLesson)) return { arrived: choice }
  return rows.some(row => !row.Teacher?.Id && isAtThatTime(row)) ? 'unknown' : 'absent'
}
