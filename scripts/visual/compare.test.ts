import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { compare } from './compare.ts'

type Colour = [red: number, green: number, blue: number]

/** Returns a PNG of one colour, with other colours at some pixels. */
function picture(
  width: number,
  height: number,
  pixels: [x: number, y: number, colour: Colour][] = [],
): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [x, y, colour] of pixels) png.data.set(colour, (y * width + x) * 4)
  return PNG.sync.write(png)
}

/** Returns the pixels of a difference that are marked in red, as `x,y`. */
function marked(difference: Buffer | undefined): string[] {
  if (!difference) return []
  const { width, data } = PNG.sync.read(difference)
  return Array.from({ length: data.length / 4 }, (_, index) => index)
    .filter(index => data[index * 4] === 255 && data[index * 4 + 1] === 0)
    .map(index => `${index % width},${Math.floor(index / width)}`)
}

test('equal pictures have no difference, also when their files differ', () => {
  const encodedOtherwise = PNG.sync.write(PNG.sync.read(picture(20, 10)), { deflateLevel: 0 })
  expect(compare(picture(20, 10), picture(20, 10))).toBeUndefined()
  expect(compare(picture(20, 10), encodedOtherwise)).toBeUndefined()
})

describe('one pixel', () => {
  test.each<[string, Colour]>([
    ['of another colour', [0, 128, 0]],
    ['that differs by the smallest step', [255, 255, 254]],
  ])('%s is found, counted and marked', (_, colour) => {
    const difference = compare(picture(20, 10), picture(20, 10, [[7, 3, colour]]))
    expect(difference).toMatchObject({ pixels: 1, share: 1 / 200 })
    expect(marked(difference?.picture)).toEqual(['7,3'])
  })
})

test('what only the larger picture has counts as different, whatever its colour', () => {
  const difference = compare(picture(4, 2), picture(4, 3))
  expect(difference).toMatchObject({ pixels: 4, share: 4 / 12 })
  expect(marked(difference?.picture)).toEqual(['0,2', '1,2', '2,2', '3,2'])
  expect(compare(picture(4, 3), picture(4, 2))).toMatchObject({ pixels: 4, share: 4 / 12 })
})

test('a picture that is wider and another that is higher differ in both areas', () => {
  expect(compare(picture(4, 2), picture(2, 4))).toMatchObject({ pixels: 16 - 4, share: 12 / 16 })
})
