import { imageHead, isAcceptedImage } from '#domain/imageType.ts'
import { avatarText } from '#text/crop.ts'

// Assumption: no file is refused for its size, of which the spec says nothing; a large picture is made smaller instead.
/**
 * Length in pixels of the longest side of the picture to crop, which is then below 4.2 megapixels: a phone's
 * memory holds several copies of that, and the saved picture is at most 330 pixels wide.
 */
const longestSide = 2048

export type Choice = { kind: 'picture'; image: Blob } | { kind: 'refused'; text: string }

/** Returns the picture to crop from a chosen file, or the reason to refuse it. Never throws. §5 Image upload */
export async function choosePicture(file: File): Promise<Choice> {
  if (!isAcceptedImage(file, await readHead(file))) return { kind: 'refused', text: avatarText.invalid }
  return { kind: 'picture', image: await shrink(file) }
}

async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, imageHead).arrayBuffer())
  } catch {
    // A folder, or a file that no longer exists.
    return new Uint8Array()
  }
}

/**
 * Returns the picture scaled down to `longestSide`, or the file itself when it is no larger. A file that the
 * browser cannot decode is returned as it is: the cropper reports it.
 */
async function shrink(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = longestSide / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) {
      bitmap.close()
      return file
    }
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    // WebP preserves transparency; a browser that cannot write it writes a PNG.
    const small = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.95))
    return small ?? file
  } catch {
    return file
  }
}
