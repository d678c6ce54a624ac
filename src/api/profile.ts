import * as z from 'zod/mini'
import { change, cached, read, upload } from './endpoint.ts'
import { list, Named, paged } from './schemas.ts'
import { Ad, Slot } from './users.ts'

/** Saves the whole profile: the answer as it came, with the edits (domain/profile). spec §7 Profile */
export const saveCurrentProfile = change('/api/users/SaveCurrentProfile', z.record(z.string(), z.unknown()))

/** The tutor's own weekly hours, each one slot. spec §7 Profile */
export const getAvailability = read('/api/users/getavailability', paged(Slot))

/** Saves the week: one slot an hour. spec §7 Profile, §5 Availability slots */
export const saveAvailability = change(
  '/api/users/saveavailability',
  z.array(z.object({ Day: z.number(), Time: z.number() })),
)

/** spec §7 Profile. */
export const getExperience = cached('/api/users/GetExperience', list(Named))

/** spec §7 Profile. */
export const getOccupations = cached('/api/users/GetOccupation', list(Named))

/** One of the viewer's own ads, which need not name their teacher. spec §3 Ad */
export const OwnAd = z.extend(Ad, { Teacher: z.nullish(Ad.shape.Teacher) })

/** The viewer's own ads. spec §7 Profile */
export const getOwnAds = read('/api/users/getadsforcurrentuser', list(OwnAd))

const Chosen = z.object({ Id: z.number(), Name: z.string() })

/** The tutor's subjects. spec §7 Profile */
export const saveCategories = change('/api/users/savecategories', z.array(Chosen))

/** The tutor's school levels. spec §7 Profile */
export const saveCycles = change('/api/users/savecycles', z.array(Chosen))

/** Publishes or changes an Ad: the ad as it came, with the edits; without `Code` it is new. spec §7 Profile */
export const saveAd = change('/api/users/savead', z.record(z.string(), z.unknown()))

/** Deletes an Ad, which is sent as it came. spec §7 Profile */
export const deleteAd = change('/api/users/deletead', z.record(z.string(), z.unknown()))

/** spec §3 City selection for the current profile: `cityid1` 0 is none. */
export const CitySelection = z.object({
  cityid1: z.number(),
  atTeacher: z.boolean(),
  atStudent: z.boolean(),
  isOnline: z.boolean(),
})
export type CitySelection = z.infer<typeof CitySelection>

/** Where the tutor teaches. spec §7 Profile */
export const saveCity = change('/api/users/savecityforcurrentprofie', CitySelection)

/** The tutor's picture, a PNG. spec §7 Profile */
export const saveProfileImage = upload('/api/users/saveprofileimage', 'profileimage', 'profile.png')
