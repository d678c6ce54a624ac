import { getActiveAppointments, saveAppointment } from '#api/appointments.ts'
import { toWallClock } from '#api/dates.ts'
import { book, getFreeHours } from '#api/users.ts'
import { now } from '#clock.ts'
import { attempt, type Outcome } from '#domain/attempt.ts'
import { freeHours, lessonEnd, lessonStart } from '#domain/booking.ts'
import { wireDay } from '#domain/dates.ts'
import { findRow } from '#domain/pager.ts'
import { bookingText } from '#text/booking.ts'

/** A day, `yyyy-MM-dd`, and an hour of it, both Romanian. */
export type Choice = { day: string; hour: number }

/** The hours of a day that one can take. @throws ApiError */
export async function readFreeHours(
  teacherCode: string,
  day: string,
  options: { signal?: AbortSignal; background?: boolean } = {},
): Promise<number[]> {
  const { Entities } = await getFreeHours({ userid: teacherCode, day: wireDay(day) }, options)
  return freeHours(Entities, day, now())
}

/** One of the two calls that book an hour. @throws ApiError */
export type SendBooking = (teacherCode: string, choice: Choice) => Promise<void>

/** As the ad page books. §7 Users */
export const bookOnAdPage: SendBooking = (teacherCode, { day, hour }) =>
  book({ teacherId: teacherCode, selectedDate: wireDay(day), startTime: hour })

/** As the list of appointments books again. §7 Appointments and payments */
export const bookAgain: SendBooking = (teacherCode, { day, hour }) =>
  saveAppointment({
    TeacherId: teacherCode,
    StartDate: lessonStart(day, hour),
    EndDate: lessonEnd(day, hour),
  })

/** What booking came to. `taken`: somebody else was quicker; `hours` are those that are left. */
export type BookingOutcome = Outcome<void> | { kind: 'taken'; hours: number[] }

// Assumption: no error code says why the server refuses; when the hour is not free any more, that is why.
/** Books the hour. Never throws. §2 Tutor ad page */
export async function bookLesson(
  teacherCode: string,
  choice: Choice,
  send: SendBooking,
): Promise<BookingOutcome> {
  const { day, hour } = choice
  const outcome = await attempt(() => send(teacherCode, choice), {
    find: async () => ((await isBooked(teacherCode, day, hour)) ? { value: undefined } : null),
    notArrived: bookingText.checkedNotBooked,
    unknown: bookingText.unknown,
  })
  if (outcome.kind !== 'problem') return outcome
  const hours = await readFreeHours(teacherCode, day).catch(() => null)
  if (hours === null || hours.includes(hour)) return outcome
  // A server that failed may have failed after the hour was taken, by us.
  try {
    return (await isBooked(teacherCode, day, hour))
      ? { kind: 'done', value: undefined }
      : { kind: 'taken', hours }
  } catch {
    return { kind: 'problem', title: bookingText.unknown, isUnknown: true }
  }
}

/** Whether the viewer has this lesson, on whichever page: what timed out may have arrived. @throws ApiError */
async function isBooked(teacherCode: string, day: string, hour: number): Promise<boolean> {
  const start = lessonStart(day, hour)
  const found = await findRow(
    page => getActiveAppointments({ page }),
    ({ Teacher, StartDate }) => Teacher?.Id === teacherCode && toWallClock(StartDate) === start,
  )
  return found !== undefined
}
