import { getAvailability, saveAvailability } from '#api/profile.ts'
import type { Outcome } from '#domain/attempt.ts'
import { isSameWeek, type WeekSlot } from '#domain/availability.ts'
import { attemptLogged } from '#domain/profileService.ts'
import { log } from '#log.ts'
import { availabilityText } from '#text/availability.ts'

/** The name of the draft: what was changed, until it is saved or cancelled. */
export const draftName = 'form:availability'

/** Saves the whole week, each hour a slot, and hands it back. Never throws. §5 Availability slots */
export function saveWeek(slots: WeekSlot[]): Promise<Outcome<WeekSlot[]>> {
  return attemptLogged(
    async () => {
      await saveAvailability(slots)
      return slots
    },
    {
      async find() {
        const { Entities } = await getAvailability()
        return isSameWeek(Entities, slots) ? { value: slots } : null
      },
      notArrived: availabilityText.notArrived,
      unknown: availabilityText.unknown,
    },
    log,
  )
}
