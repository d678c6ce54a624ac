import { saveProfileImage } from '#api/profile.ts'
import { getCurrentProfile, orExpired } from '#api/viewer.ts'
import { logCallError } from '#features/profileService/profileService.ts'
import type { Viewer } from '#session.ts'
import { arrivedIf, type Outcome, submit } from '#submit/submit.ts'

/** Saves the picture that `crop` makes. Never throws. §2 My profile */
export function savePicture(viewer: Viewer, crop: () => Promise<Blob>): Promise<Outcome> {
  return submit(async () => saveProfileImage(await crop()), {
    async verify() {
      const { ProfileImageUrl } = orExpired(await getCurrentProfile())
      // Assumption: a new picture has a new file name, without which nobody who keeps the old one would see it.
      return arrivedIf(ProfileImageUrl !== viewer.ProfileImageUrl)
    },
    onError: logCallError,
  })
}
