import { picture } from './endpoint.ts'

/** Address of a picture; `fileName` is `ProfileImageUrl`. spec §7 Profile */
export const profileImage = picture('/get-profile-image', { fileName: null, width: null, height: null })

/** §2: portraits are asked for at 110 × 110. */
const portraitSize = 110

/** Returns the address of a person's portrait; `undefined` when there is none, so that no request is made. */
export function portraitUrl(fileName: string | null | undefined): string | undefined {
  return fileName ? profileImage({ fileName, width: portraitSize, height: portraitSize }) : undefined
}
