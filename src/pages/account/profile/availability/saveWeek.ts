import { getAvailability, saveAvailability } from '#api/profile.ts'
import { isSameWeek, type WeekSlot } from '#domain/availability.ts'
import { submitLogged } from '#features/profileService/profileService.ts'
import type { Outcome } from '#submit/submit.ts'

/** Saves the whole week, each hour as a slot, and returns it. Never throws. §5 Availability slots */
export function saveWeek(slots: WeekSlot[]): Promise<Outcome<WeekSlot[]>> {
  return submitLogged(
    async () => {
      await saveAvailability(slots)
      return slots
    },
    async () => (isSameWeek((await getAvailability()).Entities, slots) ? { arrived: slots } : 'absent'),
  )
}
