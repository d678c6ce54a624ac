import { type Appointment, getActiveAppointments, saveAppointment } from '#api/appointments.ts'
import { toWallClock } from '#api/dates.ts'
import { book, getFreeHours } from '#api/users.ts'
import { now } from '#clock.ts'
import { attempt, type Outcome } from '#domain/attempt.ts'
import { freeHours, lessonEnd, lessonStart } from '#domain/booking.ts'
import { wireDay } from '#domain/dates.ts'
import { readRows } from '#domain/pager.ts'
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
  let isUnclear = false

  async function find() {
    const found = await findBooking(teacherCode, choice)
    isUnclear = found === 'unclear'
    return found === 'booked' ? done : null
  }

  const outcome = await attempt(() => send(teacherCode, choice), {
    find,
    notArrived: bookingText.checkedNotBooked,
    unknown: bookingText.unknown,
  })
  if (outcome.kind !== 'problem') return outcome
  if (isUnclear) return unknown
  const hours = await readFreeHours(teacherCode, day).catch(() => null)
  if (hours === null || hours.includes(hour)) return outcome
  // A server that failed may have failed after the hour was taken, by us.
  try {
    if (await find()) return { kind: 'done', ...done }
    return isUnclear ? unknown : { kind: 'taken', hours }
  } catch {
    return unknown
  }
}

const done = { value: undefined }
const unknown: BookingOutcome = { kind: 'problem', title: bookingText.unknown, isUnknown: true }

/**
 * Whether the viewer has this lesson, on whichever page: what timed out may have arrived. `unclear`: they have one at that
 * time of which the server does not say with whom. @throws ApiError
 */
async function findBooking(
  teacherCode: string,
  { day, hour }: Choice,
): Promise<'booked' | 'unclear' | 'absent'> {
  const start = lessonStart(day, hour)
  const isThen = ({ StartDate }: Appointment) => toWallClock(StartDate) === start
  const isIt = (row: Appointment) => row.Teacher?.Id === teacherCode && isThen(row)
  const rows = await readRows(
    page => getActiveAppointments({ page }),
    known => known.some(isIt),
  )
  if (rows.some(isIt)) return 'booked'
  return rows.some(row => !row.Teacher?.Id && isThen(row)) ? 'unclear' : 'absent'
}
