import { ApiError } from '#api/client.ts'
import { saveProfileImage } from '#api/profile.ts'
import { getCurrentProfile } from '#api/viewer.ts'
import type { Outcome } from '#domain/attempt.ts'
import { attemptLogged } from '#domain/profileService.ts'
import { log } from '#log.ts'
import type { Viewer } from '#session.ts'
import { avatarText } from '#text/crop.ts'

/** Saves the picture that `crop` makes. Never throws. §2 My profile */
export function savePicture(viewer: Viewer, crop: () => Promise<Blob>): Promise<Outcome<void>> {
  return attemptLogged(
    async () => saveProfileImage(await crop()),
    {
      async find() {
        const now = await getCurrentProfile()
        // Who is nobody any more cannot tell what became of it.
        if (!now) throw new ApiError('session', 'GET /api/users/GetCurrentProfile')
        // Assumption: a new picture has a new file name, without which nobody who keeps the old one would see it.
        return now.ProfileImageUrl === viewer.ProfileImageUrl ? null : { value: undefined }
      },
      notArrived: avatarText.notArrived,
      unknown: avatarText.unknown,
    },
    log,
  )
}
