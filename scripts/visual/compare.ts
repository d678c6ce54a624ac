import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A difference between two pictures. */
export type Difference = {
  /** Number of pixels that differ. Pixels that only the larger picture has count as different. */
  pixels: number
  /** The same as a share of all pixels, from 0 to 1. */
  share: number
  /** PNG of the faded picture with the different pixels in red. */
  picture: Buffer
}

/**
 * Compares two PNG files pixel by pixel, without tolerance: on one machine two renderings of the same page are
 * equal. Returns `undefined` when no pixel differs.
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  // Equal pages give equal files, which need no decoding.
  if (before.equals(after)) return undefined
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const difference = new PNG({ width, height })
  const exact = { threshold: 0, includeAA: true }
  const [grownA, grownB] = [grow(a, width, height, [255, 0, 255]), grow(b, width, height, [0, 255, 0])]
  const pixels = pixelmatch(grownA, grownB, difference.data, width, height, exact)
  if (pixels === 0) return undefined
  const picture = PNG.sync.write(difference, { deflateLevel: 3 })
  return { pixels, share: pixels / (width * height), picture }
}

type Colour = [red: number, green: number, blue: number]

/** Returns the pixels of the picture, with the area beyond its right and bottom edges filled with a colour. */
function grow(picture: PNG, width: number, height: number, colour: Colour): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const grown = new PNG({ width, height })
  grown.data.fill(Buffer.from([...colour, 255]))
  PNG.bitblt(picture, grown, 0, 0, picture.width, picture.height, 0, 0)
  return grown.data
}
