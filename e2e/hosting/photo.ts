import type { Page } from '@playwright/test'

/** What a camera writes that was held sideways: the picture lies on its side, and the EXIF part says how to turn it. */
const turned = Buffer.from(
  // APP1 of 34 bytes: "Exif", little endian, one entry: the orientation (0x0112), a short, once, 6.
  'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
  'hex',
)

/** A JPEG of this size, to be shown a quarter turn to the right. */
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
  // After the two bytes that begin every JPEG.
  const buffer = Buffer.concat([bytes.subarray(0, 2), turned, bytes.subarray(2)])
  return { name: 'poza.jpg', mimeType: 'image/jpeg', buffer }
}
