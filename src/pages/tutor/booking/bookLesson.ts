import { getActiveAppointments } from '#api/appointments.ts'
import { toWallClock } from '#api/dates.ts'
import { book, getFreeHours } from '#api/users.ts'
import { now } from '#clock.ts'
import { attempt, type Outcome } from '#domain/attempt.ts'
import { freeHours, lessonStart } from '#domain/booking.ts'
import { wireDay } from '#domain/dates.ts'
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

/** Somebody else was quicker; `hours` are those that are left. */
type Taken = { kind: 'taken'; hours: number[] }

// Assumption: no error code says why the server refuses; when the hour is not free any more, that is why.
/** Books the hour. Never throws. §2 Tutor ad page */
export async function bookLesson(teacherCode: string, { day, hour }: Choice): Promise<Outcome<void> | Taken> {
  const outcome = await attempt(
    () => book({ teacherId: teacherCode, selectedDate: wireDay(day), startTime: hour }),
    {
      find: async () => ((await isBooked(teacherCode, day, hour)) ? { value: undefined } : null),
      notArrived: bookingText.checkedNotBooked,
      unknown: bookingText.unknown,
    },
  )
  if (outcome.kind !== 'problem') return outcome
  const hours = await readFreeHours(teacherCode, day).catch(() => null)
  if (hours === null || hours.includes(hour)) return outcome
  // A server that failed may have failed after the hour was taken, by us.
  try {
    return (await isBooked(teacherCode, day, hour))
      ? { kind: 'done', value: undefined }
      : { kind: 'taken', hours }
  } catch {
    return { kind: 'problem', title: bookingText.unknown }
  }
}

/** Whether the viewer has this lesson, on whichever page: what timed out may have arrived. @throws ApiError */
async function isBooked(teacherCode: string, day: string, hour: number): Promise<boolean> {
  let seen = 0
  for (let page = 1; ; page += 1) {
    const { TotalRows, Entities } = await getActiveAppointments({ page })
    const start = lessonStart(day, hour)
    if (Entities.some(one => one.Teacher?.Id === teacherCode && toWallClock(one.StartDate) === start))
      return true
    seen += Entities.length
    if (Entities.length === 0 || seen >= TotalRows) return false
  }
}
