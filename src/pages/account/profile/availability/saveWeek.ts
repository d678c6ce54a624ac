import { getAvailability, saveAvailability } from '#api/profile.ts'
import type { Outcome } from '#domain/attempt.ts'
import { isSameWeek, type WeekSlot } from '#domain/availability.ts'
import { attemptLogged } from '#domain/profileService.ts'
import { log } from '#log.ts'
import { availabilityText } from '#text/availability.ts'

/** The name of the draft: what was changed, until it is saved or cancelled. */
export const draftName = 'form:availability'

/** Saves the whole week, each hour a slot. Never throws. §5 Availability slots */
export function saveWeek(slots: WeekSlot[]): Promise<Outcome<void>> {
  return attemptLogged(
    () => saveAvailability(slots),
    {
      async find() {
        const { Entities } = await getAvailability()
        return isSameWeek(Entities, slots) ? { value: undefined } : null
      },
      notArrived: availabilityText.notArrived,
      unknown: availabilityText.unknown,
    },
    log,
  )
}
