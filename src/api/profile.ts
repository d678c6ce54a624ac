import * as z from 'zod/mini'
import { describe } from './describe.ts'
import { change, cached, safeRead, upload } from './endpoint.ts'
import { list, Named, paged } from './schemas.ts'
import { Ad, Slot } from './users.ts'

export const saveCurrentProfile = change('/api/users/SaveCurrentProfile', z.record(z.string(), z.unknown()))
describe(
  saveCurrentProfile,
  'Saves the whole profile: the raw response of `GetCurrentProfile` with the edits (domain/profile).',
)

export const getAvailability = safeRead('/api/users/getavailability', paged(Slot))
describe(getAvailability, "Returns the tutor's own free hours of the week, one slot per hour.")

export const saveAvailability = change(
  '/api/users/saveavailability',
  z.array(z.object({ Day: z.number(), Time: z.number() })),
)
describe(saveAvailability, "Saves the tutor's free hours of the week, one slot per hour.")

export const getExperience = cached('/api/users/GetExperience', list(Named))
describe(getExperience, "Returns the choices for a tutor's experience.")

export const getOccupations = cached('/api/users/GetOccupation', list(Named))
describe(getOccupations, "Returns the choices for a tutor's occupation.")

export const OwnAd = z.extend(Ad, { Teacher: z.nullish(Ad.shape.Teacher) })
describe(OwnAd, "One of the viewer's own ads, which may come without `Teacher`. §3 Ad")

export const getOwnAds = safeRead('/api/users/getadsforcurrentuser', list(OwnAd))
describe(getOwnAds, "Returns the viewer's own ads.")

const Chosen = z.object({ Id: z.number(), Name: z.string() })

export const saveCategories = change('/api/users/savecategories', z.array(Chosen))
describe(saveCategories, "Saves the tutor's subjects.")

export const saveCycles = change('/api/users/savecycles', z.array(Chosen))
describe(saveCycles, "Saves the tutor's school levels.")

export const saveAd = change('/api/users/savead', z.record(z.string(), z.unknown()))
describe(
  saveAd,
  'Publishes or changes an ad: the ad as the server sent it, with the edits; a new one has no `Code`.',
)

export const deleteAd = change('/api/users/deletead', z.record(z.string(), z.unknown()))
describe(deleteAd, 'Deletes an ad, which is sent back as the server sent it.')

export const CitySelection = z.object({
  cityid1: z.number(),
  atTeacher: z.boolean(),
  atStudent: z.boolean(),
  isOnline: z.boolean(),
})
export type CitySelection = z.infer<typeof CitySelection>
describe(
  CitySelection,
  'Where the tutor teaches: `cityid1` 0 means no city. §3 City selection for the current profile',
)

export const saveCity = change('/api/users/savecityforcurrentprofie', CitySelection)
describe(saveCity, 'Saves where the tutor teaches.')

export const saveProfileImage = upload('/api/users/saveprofileimage', 'profileimage', 'profile.png')
describe(saveProfileImage, "Saves the tutor's picture, a PNG.")
