import { imageHead, isAcceptedImage, largestImage } from '#domain/imageType.ts'
import { avatarText } from '#text/crop.ts'

/** Pixels of the longest side that is cropped from: beyond it phones run out of memory, and an avatar gains nothing. */
const longest = 2048

export type Choice = { kind: 'picture'; image: Blob } | { kind: 'refused'; text: string }

/** What becomes of a chosen file: a picture to crop, or why it is none. Never throws. §5 Image upload */
export async function choosePicture(file: File): Promise<Choice> {
  if (!isAcceptedImage(file, await readHead(file))) return { kind: 'refused', text: avatarText.invalid }
  if (file.size > largestImage) return { kind: 'refused', text: avatarText.tooLarge }
  return { kind: 'picture', image: await shrink(file) }
}

async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, imageHead).arrayBuffer())
  } catch {
    // A folder, or a file that is gone.
    return new Uint8Array()
  }
}

/**
 * The same picture, no larger than is needed; decoded beside the main path. One that cannot be decoded stays as it is: the
 * cropper finds out, and says so.
 */
async function shrink(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = longest / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) {
      bitmap.close()
      return file
    }
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    // WebP keeps what is transparent; a browser that cannot write it writes a PNG.
    const small = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.95))
    return small ?? file
  } catch {
    return file
  }
}
