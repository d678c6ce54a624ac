import { getCurrentProfile, saveProfileImage } from '#api/profile.ts'
import { attempt, type Outcome } from '#domain/attempt.ts'
import type { Viewer } from '#session.ts'
import { avatarText } from '#text/crop.ts'

/** Saves the picture that `crop` makes. Never throws. §2 My profile */
export function savePicture(viewer: Viewer, crop: () => Promise<Blob>): Promise<Outcome<void>> {
  return attempt(async () => saveProfileImage(await crop()), {
    async find() {
      const now = await getCurrentProfile()
      // Assumption: a new picture has a new file name, without which nobody who keeps the old one would see it.
      return now && now.ProfileImageUrl !== viewer.ProfileImageUrl ? { value: undefined } : null
    },
    notArrived: avatarText.notArrived,
    unknown: avatarText.unknown,
  })
}
