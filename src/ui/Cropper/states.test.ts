import { expect, test } from 'vitest'
import { type CropperEvent, justLoaded, next } from './states.ts'

const looked = (hasSize: boolean): CropperEvent => ({ type: 'looked', hasSize })
const grabbed: CropperEvent = { type: 'grabbed' }
const released: CropperEvent = { type: 'released' }

const after = (...events: CropperEvent[]) => events.reduce(next, justLoaded)
const withoutSize = (times: number) => Array.from({ length: times }, () => looked(false))

test('the state follows from the events', () => {
  for (const [kind, row, events] of [
    ['loaded', 'at first', []],
    ['visible', 'once the picture has a size', [looked(true)]],
    ['visible', 'with a size at the last retry', [...withoutSize(40), looked(true)]],
    ['cropping', 'while the user holds the box', [looked(true), grabbed]],
    ['visible', 'when the user releases the box', [looked(true), grabbed, released]],
    ['cropping', 'when the user holds the box again', [looked(true), grabbed, released, grabbed]],
    ['loaded', 'after 40 checks without a size', withoutSize(40)],
    ['failed', 'after the first check and 40 retries without a size', withoutSize(41)],
    ['failed', 'even when a size is found later', [...withoutSize(41), looked(true), grabbed, released]],
    ['loaded', 'when grabbed before there is a box', [grabbed, released]],
    ['visible', 'after further checks without a size', [looked(true), ...withoutSize(50)]],
    ['cropping', 'after further checks without a size', [looked(true), grabbed, ...withoutSize(50)]],
  ] as const)
    expect.soft(after(...events).kind, `is ${kind} ${row}`).toBe(kind)
})

test('an event without effect returns the same state object', () => {
  const visible = after(looked(true))
  expect(next(visible, released)).toBe(visible)
  expect(next(visible, looked(true))).toBe(visible)
})
