import type { Page } from '@playwright/test'

/**
 * The EXIF segment of a photo from a camera held sideways: the pixels lie on their side, and this says how to
 * rotate them.
 */
const turned = Buffer.from(
  // APP1 of 34 bytes: "Exif", little endian, one entry: the orientation (0x0112), one short, value 6.
  'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
  'hex',
)

/** Creates a JPEG of this size whose EXIF orientation rotates it by a quarter turn to the right. */
export async function photo(page: Page, size: { width: number; height: number }) {
  const plain = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = 'teal'
      brush.fillRect(0, 0, width, height / 2)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, size)
  const bytes = Buffer.from(plain, 'base64')
  // Insert the EXIF segment after the two bytes that start every JPEG.
  const buffer = Buffer.concat([bytes.subarray(0, 2), turned, bytes.subarray(2)])
  return { name: 'poza.jpg', mimeType: 'image/jpeg', buffer }
}
