import * as z from 'zod/mini'
import { change, cached, read, upload } from './endpoint.ts'
import { list, Named, paged } from './schemas.ts'
import { Ad, Slot } from './users.ts'

/**
 * Saves the whole profile: the raw response of `GetCurrentProfile` with the edits (domain/profile).
 * §7 Profile
 */
export const saveCurrentProfile = change('/api/users/SaveCurrentProfile', z.record(z.string(), z.unknown()))

/** Returns the tutor's own free hours of the week, one slot per hour. §7 Profile */
export const getAvailability = read('/api/users/getavailability', paged(Slot))

/** Saves the tutor's free hours of the week, one slot per hour. §7 Profile, §5 Availability slots */
export const saveAvailability = change(
  '/api/users/saveavailability',
  z.array(z.object({ Day: z.number(), Time: z.number() })),
)

/** Returns the choices for a tutor's experience. §7 Profile */
export const getExperience = cached('/api/users/GetExperience', list(Named))

/** Returns the choices for a tutor's occupation. §7 Profile */
export const getOccupations = cached('/api/users/GetOccupation', list(Named))

/** One of the viewer's own ads, which may come without `Teacher`. §3 Ad */
export const OwnAd = z.extend(Ad, { Teacher: z.nullish(Ad.shape.Teacher) })

/** Returns the viewer's own ads. §7 Profile */
export const getOwnAds = read('/api/users/getadsforcurrentuser', list(OwnAd))

const Chosen = z.object({ Id: z.number(), Name: z.string() })

/** Saves the tutor's subjects. §7 Profile */
export const saveCategories = change('/api/users/savecategories', z.array(Chosen))

/** Saves the tutor's school levels. §7 Profile */
export const saveCycles = change('/api/users/savecycles', z.array(Chosen))

/**
 * Publishes or changes an ad: the ad as the server sent it, with the edits; a new one has no `Code`.
 * §7 Profile
 */
export const saveAd = change('/api/users/savead', z.record(z.string(), z.unknown()))

/** Deletes an ad, which is sent back as the server sent it. §7 Profile */
export const deleteAd = change('/api/users/deletead', z.record(z.string(), z.unknown()))

/** §3 City selection for the current profile: `cityid1` 0 means none. */
export const CitySelection = z.object({
  cityid1: z.number(),
  atTeacher: z.boolean(),
  atStudent: z.boolean(),
  isOnline: z.boolean(),
})
export type CitySelection = z.infer<typeof CitySelection>

/** Saves where the tutor teaches. §7 Profile */
export const saveCity = change('/api/users/savecityforcurrentprofie', CitySelection)

/** Saves the tutor's picture, a PNG. §7 Profile */
export const saveProfileImage = upload('/api/users/saveprofileimage', 'profileimage', 'profile.png')
