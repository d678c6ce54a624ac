import { getAvailability, saveAvailability } from '#api/profile.ts'
import { isSameWeek, type WeekSlot } from '#domain/availability.ts'
import { logCallError } from '#features/profileService/profileService.ts'
import { type Outcome, submit } from '#submit/submit.ts'

/** Saves the whole week, each hour as a slot, and returns it. Never throws. §5 Availability slots */
export function saveWeek(slots: WeekSlot[]): Promise<Outcome<WeekSlot[]>> {
  return submit(
    async () => {
      await saveAvailability(slots)
      return slots
    },
    {
      verify: async () =>
        isSameWeek((await getAvailability()).Entities, slots) ? { arrived: slots } : 'absent',
      onError: logCallError,
    },
  )
}
