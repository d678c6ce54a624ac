/** §2: portraits are asked for at 110 × 110. */
const size = 110

/** Address of a profile image, or `undefined` when none is on file: then no request is made. §7 Profile */
export function imageUrl(fileName: string | null | undefined): string | undefined {
  if (!fileName) return undefined
  return `/get-profile-image?${new URLSearchParams({ fileName, width: String(size), height: String(size) }).toString()}`
}
