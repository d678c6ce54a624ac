import { expect, test } from 'vitest'
import { type CropperEvent, type CropperKind, justLoaded, next } from './states.ts'

const looked = (hasSize: boolean): CropperEvent => ({ type: 'looked', hasSize })
const grabbed: CropperEvent = { type: 'grabbed' }
const released: CropperEvent = { type: 'released' }

const after = (...events: CropperEvent[]) => events.reduce(next, justLoaded)
const inVain = (times: number) => Array.from({ length: times }, () => looked(false))

test.each<[CropperKind, string, CropperEvent[]]>([
  ['loaded', 'at first', []],
  ['visible', 'once it has a size', [looked(true)]],
  ['visible', 'with a size at the last retry', [...inVain(40), looked(true)]],
  ['cropping', 'while the box is held', [looked(true), grabbed]],
  ['visible', 'when it is let go', [looked(true), grabbed, released]],
  ['cropping', 'held again', [looked(true), grabbed, released, grabbed]],
  ['loaded', 'after 40 looks in vain', inVain(40)],
  ['failed', 'after the first look and 40 retries in vain', inVain(41)],
  ['failed', 'for good', [...inVain(41), looked(true), grabbed, released]],
  ['loaded', 'whatever is held before there is a box', [grabbed, released]],
  ['visible', 'however often it is looked at', [looked(true), ...inVain(50)]],
  ['cropping', 'however often it is looked at', [looked(true), grabbed, ...inVain(50)]],
])('%s %s', (kind, _, events) => {
  expect(after(...events).kind).toBe(kind)
})

test('what changes nothing is the same state', () => {
  const visible = after(looked(true))
  expect(next(visible, released)).toBe(visible)
  expect(next(visible, looked(true))).toBe(visible)
})
