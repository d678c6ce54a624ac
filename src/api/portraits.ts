import { describe } from './describe.ts'
import { picture } from './endpoint.ts'

export const profileImage = picture('/get-profile-image', { fileName: null, width: null, height: null })
describe(profileImage, "Returns the address of a portrait; `fileName` is the person's `ProfileImageUrl`.")

/** §2: portraits are requested at 110 × 110 pixels. */
const portraitSize = 110

/** Returns the address of a person's portrait; `undefined` when there is none, so that no request is made. */
export function portraitUrl(fileName: string | null | undefined): string | undefined {
  return fileName ? profileImage({ fileName, width: portraitSize, height: portraitSize }) : undefined
}
