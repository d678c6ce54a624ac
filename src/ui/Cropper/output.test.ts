import { expect, test } from 'vitest'
import { outputSide, toPng } from './output.ts'

test('the result is as wide as chosen, from 110 to 330 pixels', () => {
  for (const [chosen, width] of [
    [1, 110],
    [109.6, 110],
    [110, 110],
    [200.4, 200],
    [330, 330],
    [4000, 330],
  ] as const)
    expect
      .soft(outputSide(chosen), `a chosen width of ${chosen} pixels gives a result of ${width}`)
      .toBe(width)
})

/** Returns a canvas whose `toBlob` gives this blob, and the arguments with which it was called. */
function canvasOf(blob: Blob | null) {
  const asked: unknown[] = []
  const toBlob = (done: BlobCallback, ...how: unknown[]) => {
    asked.push(...how)
    done(blob)
  }
  return { canvas: { toBlob } as HTMLCanvasElement, asked }
}

test('the result is a PNG, requested with a quality of 0.92', async () => {
  const blob = new Blob(['png'])
  const { canvas, asked } = canvasOf(blob)
  expect(await toPng(canvas)).toBe(blob)
  expect(asked).toEqual(['image/png', 0.92])
})

test('throws when the browser cannot write the picture', async () => {
  await expect(toPng(canvasOf(null).canvas)).rejects.toThrow('could not be written')
})
