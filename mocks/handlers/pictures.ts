import { HttpResponse } from 'msw/http'
import { profileImage } from '#api/portraits.ts'
import { saveProfileImage } from '#api/profile.ts'
import { drawAvatar } from '#mocks/avatar.ts'
import { lostPicture } from '#mocks/data/cases.ts'
import type { World } from '#mocks/world.ts'
import { answer, answerForm } from './answer.ts'
import { toNumber } from './pages.ts'
import { refuse } from './refuse.ts'

/** Bytes. A picture is stored as text together with all other changes, in a localStorage of about 5 MB. */
const largestPicture = 512 * 1024

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const dataUrl = 'data:image/png;base64,'

/** Handlers of §7 Profile for portraits: uploaded pictures, and drawn ones for all other file names. */
export const pictureHandlers = [
  answerForm(saveProfileImage, async ({ world, viewer }, form) => {
    const file = form.get('profileimage')
    if (!(file instanceof Blob) || file.size === 0) return refuse(400, 'Lipsește imaginea.')
    if (file.size > largestPicture) return refuse(400, 'Imaginea este prea mare.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    // §5
    if (!pngSignature.every((byte, index) => bytes[index] === byte)) return refuse(400, 'Invalid image type')
    // Use a new name for each upload, since browsers have cached the picture under the old name.
    const fileName = `poza-${viewer.UserCode}-${world.count('image')}.png`
    if (viewer.ProfileImageUrl && world.images.get(viewer.ProfileImageUrl))
      world.images.remove(viewer.ProfileImageUrl)
    world.images.put({ fileName, url: dataUrl + toBase64(bytes) })
    world.people.put({ ...viewer, ProfileImageUrl: fileName })
  }),

  answer(profileImage, ({ world, args }) => picture(world, args), { exempt: true }),
]

function picture(world: World, { fileName, width, height }: Record<'fileName' | 'width' | 'height', string>) {
  if (fileName.startsWith(lostPicture)) return refuse(404)
  const stored = world.images.get(fileName)
  const [type, body] = stored
    ? (['image/png', fromBase64(stored.url.slice(dataUrl.length))] as const)
    : (['image/svg+xml', drawAvatar(fileName, toNumber(width), toNumber(height))] as const)
  return new HttpResponse(body, { headers: { 'Content-Type': type, 'Cache-Control': 'max-age=3600' } })
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}
