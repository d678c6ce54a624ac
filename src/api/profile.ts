import * as z from 'zod/mini'
import { ApiError, type CallOptions } from './client.ts'
import { DateTime } from './dates.ts'
import { change, kept, picture, read, upload } from './endpoint.ts'
import { list, Named, paged } from './schemas.ts'
import { Ad, personFields, Slot } from './users.ts'

/** The viewer's own profile. spec §3 Teacher / profile */
export const Profile = z.object({
  ...personFields,
  /** Missing when the server does not say, as it does for who is not logged in. */
  IsSubscriptionOk: z.nullish(z.boolean()),
  SubscriptionStartDate: z.nullish(DateTime),
  SubscriptionEndDate: z.nullish(DateTime),
})
export type Profile = z.infer<typeof Profile>

/** An object without a code is how the server says "nobody". */
const Nobody = z.object({ UserCode: z.nullish(z.literal('')) })

/** Who is looking, in the five ways the server says it. `getCurrentProfile` below makes one of them. spec §7 Profile */
export const readCurrentProfile = read('/api/users/GetCurrentProfile', z.union([Nobody, z.null(), Profile]))

/** The profile, and the whole answer as it came: saving sends it back with only the edits changed. */
export type CurrentProfile = Profile & { source: unknown }

/**
 * Who is looking; `null` when logged out, which the server says in five ways: `null`, nothing, 401 (or the login page
 * instead), 403, or an object without a code. @throws ApiError when the call fails otherwise
 */
export async function getCurrentProfile(
  options: Pick<CallOptions, 'background'> = {},
): Promise<CurrentProfile | null> {
  let source: unknown
  try {
    const profile = await readCurrentProfile({}, { ...options, onRaw: answer => (source = answer) })
    return profile !== null && 'IsTeacher' in profile ? { ...profile, source } : null
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'session' || error.status === 403)) return null
    throw error
  }
}

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
export const getExperience = kept('/api/users/GetExperience', list(Named))

/** spec §7 Profile. */
export const getOccupations = kept('/api/users/GetOccupation', list(Named))

/** The viewer's own ads. spec §7 Profile */
export const getOwnAds = read(
  '/api/users/getadsforcurrentuser',
  list(z.extend(Ad, { Teacher: z.nullish(Ad.shape.Teacher) })),
)

const Chosen = z.object({ Id: z.number(), Name: z.string() })

/** The tutor's subjects. spec §7 Profile */
export const saveCategories = change('/api/users/savecategories', z.array(Chosen))

/** The tutor's school levels. spec §7 Profile */
export const saveCycles = change('/api/users/savecycles', z.array(Chosen))

/** An ad to save: without `Code` it is new. spec §3 Ad */
export const SavedAd = z.object({
  Code: z.optional(z.string()),
  Category: Chosen,
  Duration: z.number(),
  Price: z.number(),
  Description: z.string(),
  Cycles: z.array(Chosen),
})
export type SavedAd = z.infer<typeof SavedAd>

/** Publishes or changes an ad. spec §7 Profile */
export const saveAd = change('/api/users/savead', SavedAd)

/** Deletes an ad; the server wants the whole of it. spec §7 Profile */
export const deleteAd = change('/api/users/deletead', z.extend(SavedAd, { Code: z.string() }))

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

/** Address of a picture; `fileName` is `ProfileImageUrl`. spec §7 Profile */
export const profileImage = picture('/get-profile-image', { fileName: null, width: null, height: null })

/** §2: portraits are asked for at 110 × 110. */
const portraitSize = 110

/** Address of somebody's portrait, or `undefined` when none is on file: then no request is made. */
export function portraitUrl(fileName: string | null | undefined): string | undefined {
  return fileName ? profileImage({ fileName, width: portraitSize, height: portraitSize }) : undefined
}
