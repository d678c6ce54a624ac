import { expect, test } from 'vitest'
import { outputSize, toPng } from './output.ts'

test.each([
  [1, 110],
  [109.6, 110],
  [110, 110],
  [200.4, 200],
  [330, 330],
  [4000, 330],
])('of %s pixels chosen, %i are kept', (chosen, width) => {
  expect(outputSize(chosen, 1)).toEqual({ width, height: width })
})

test('the aspect ratio is kept', () => {
  expect(outputSize(50, 2)).toEqual({ width: 110, height: 55 })
})

/** A canvas that writes this, and how it was asked to. */
function canvasOf(blob: Blob | null) {
  const asked: unknown[] = []
  const toBlob = (done: BlobCallback, ...how: unknown[]) => {
    asked.push(...how)
    done(blob)
  }
  return { canvas: { toBlob } as HTMLCanvasElement, asked }
}

test('it is written as a PNG, with a quality of 92', async () => {
  const blob = new Blob(['png'])
  const { canvas, asked } = canvasOf(blob)
  expect(await toPng(canvas)).toBe(blob)
  expect(asked).toEqual(['image/png', 0.92])
})

test('what the browser cannot write is an error', async () => {
  await expect(toPng(canvasOf(null).canvas)).rejects.toThrow('could not be written')
})
