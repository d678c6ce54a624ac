import * as z from 'zod/mini'
import { ApiError, get } from './client.ts'
import { Flag, list, Named, Text } from './schemas.ts'
import { City } from './users.ts'

/** The viewer's own profile. spec §3 Teacher / profile. `YouYubeURL` is the server's spelling. */
export const Profile = z.object({
  UserCode: z.string(),
  FirstName: Text,
  LastName: Text,
  Email: Text,
  PhoneNumber: Text,
  ProfileImageUrl: Text,
  Cities: list(City),
  AlsoOnline: Flag,
  AtTeacher: Flag,
  AtStudent: Flag,
  Experience: z.nullish(Named),
  Occupation: z.nullish(Named),
  Studies: Text,
  YouYubeURL: Text,
  Categories: list(Named),
  Cycles: list(Named),
  IsTeacher: Flag,
  /** `undefined` when the server does not say, as it does for who is not logged in. */
  IsSubscriptionOk: z.nullish(z.boolean()),
})
export type Profile = z.infer<typeof Profile>

/** An object without a code is how the server says "nobody". */
const Nobody = z.object({ UserCode: z.nullish(z.literal('')) })
export const CurrentProfile = z.union([Nobody, z.null(), Profile])

/**
 * Who is looking; `null` when logged out, which the server says in five ways: `null`, nothing, 401 (or the login page
 * instead), 403, or an object without a code. spec §7 Profile. @throws ApiError when the call fails otherwise
 */
export async function getCurrentProfile(): Promise<Profile | null> {
  try {
    const profile = await get('/api/users/GetCurrentProfile', CurrentProfile)
    return profile !== null && 'IsTeacher' in profile ? profile : null
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'session' || error.status === 403)) return null
    throw error
  }
}
