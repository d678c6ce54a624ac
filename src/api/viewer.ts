import * as z from 'zod/mini'
import { addresses } from './addresses.ts'
import { ApiError } from './apiError.ts'
import { type CallOptions } from './client.ts'
import { MaybeDateTime } from './dates.ts'
import { describe } from './describe.ts'
import { safeRead } from './endpoint.ts'
import { personFields } from './users.ts'

export const Profile = z.object({
  ...personFields,
  /** Missing when the server does not say, e.g. for a visitor. */
  IsSubscriptionOk: z.nullish(z.boolean()),
  SubscriptionStartDate: MaybeDateTime,
  SubscriptionEndDate: MaybeDateTime,
})
export type Profile = z.infer<typeof Profile>
describe(Profile, "The viewer's own profile. §3 Teacher / profile")

const NoProfile = z.object({ UserCode: z.nullish(z.literal('')) })
describe(NoProfile, "One of the server's responses for a visitor: an object without a code.")

export const readCurrentProfile = safeRead(
  addresses.currentProfile.path,
  z.union([NoProfile, z.null(), Profile]),
)
describe(
  readCurrentProfile,
  "Returns the viewer's profile. For a visitor the server sends `null`, an empty response, 401 or a login page, 403, or an object without `UserCode`.",
)

/** The profile, and the raw response as `source`: saving sends that back with only the edits changed. */
export type CurrentProfile = Profile & { source: unknown }

/** Returns the viewer's profile; `null` when logged out. @throws ApiError when the call fails for any other reason */
export async function getCurrentProfile(
  options: Pick<CallOptions, 'background'> = {},
): Promise<CurrentProfile | null> {
  let source: unknown
  try {
    const profile = await readCurrentProfile({}, { ...options, onRaw: json => (source = json) })
    return profile !== null && 'IsTeacher' in profile ? { ...profile, source } : null
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'session' || error.status === 403)) return null
    throw error
  }
}

/** Returns the profile, if there is one. @throws ApiError of kind `session` when logged out */
export function requireProfile(profile: CurrentProfile | null): CurrentProfile {
  if (profile) return profile
  throw new ApiError('session', `GET ${addresses.currentProfile.path}`)
}
