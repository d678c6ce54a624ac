import { getFreeHours } from '#api/users.ts'
import { now } from '#clock.ts'
import { freeHours } from '#domain/booking.ts'
import { wireDay } from '#domain/dates.ts'
import { storeFreeHours } from '#stores/freeHours.ts'

/** Returns the free hours of a day, and stores them for the marks of the calendar. @throws ApiError */
export async function readFreeHours(
  teacherCode: string,
  day: string,
  options: { signal?: AbortSignal; background?: boolean } = {},
): Promise<number[]> {
  const { Entities } = await getFreeHours({ userid: teacherCode, day: wireDay(day) }, options)
  const hours = freeHours(Entities, day, now())
  storeFreeHours(teacherCode, day, hours)
  return hours
}
