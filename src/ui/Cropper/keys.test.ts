import { describe, expect, test } from 'vitest'
import { boundsOf, commandOf, moved } from './keys.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test('each key has its command', () => {
  for (const [key, held, command] of [
    ['ArrowLeft', {}, { type: 'move', right: -3, down: 0 }],
    ['ArrowDown', {}, { type: 'move', right: 0, down: 3 }],
    ['ArrowRight', { shiftKey: true }, { type: 'resize', by: 3 }],
    ['ArrowUp', { shiftKey: true }, { type: 'resize', by: -3 }],
    ['+', { shiftKey: true }, { type: 'zoom', by: 0.1 }],
    ['=', {}, { type: 'zoom', by: 0.1 }],
    ['-', {}, { type: 'zoom', by: -0.1 }],
    ['0', {}, null],
    ['Tab', {}, null],
    ['Escape', {}, null],
    ['ArrowLeft', { altKey: true }, null],
    ['+', { ctrlKey: true }, null],
    ['1', { metaKey: true }, null],
  ] as const)
    expect
      .soft(commandOf({ ...plain, key, ...held }, 3), `the command of ${key} with ${JSON.stringify(held)}`)
      .toEqual(command)
})

test('a digit becomes the step of the arrows', () => {
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const row = `the digit ${digit} becomes the step of the arrows`
    const step = commandOf({ ...plain, key: String(digit) }, 3)
    expect.soft(step, row).toEqual({ type: 'step', step: digit })
    expect
      .soft(commandOf({ ...plain, key: 'ArrowRight' }, digit), row)
      .toEqual({ type: 'move', right: digit, down: 0 })
  }
})

test('the bounds are the part of the picture within the container', () => {
  expect(boundsOf({ width: 300, height: 200 }, { left: 50, top: 0, width: 200, height: 200 })).toEqual({
    left: 50,
    top: 0,
    width: 200,
    height: 200,
  })
  expect(boundsOf({ width: 300, height: 200 }, { left: -40, top: -10, width: 600, height: 150 })).toEqual({
    left: 0,
    top: 0,
    width: 300,
    height: 140,
  })
})

describe('the box', () => {
  const bounds = { left: 50, top: 0, width: 200, height: 150 }
  const box = { left: 100, top: 20, width: 60, height: 60 }

  test('moves by the step', () => {
    expect(moved(box, { type: 'move', right: 3, down: 0 }, bounds)).toEqual({ ...box, left: 103 })
  })

  test('stays within the picture', () => {
    expect(moved(box, { type: 'move', right: -900, down: -900 }, bounds)).toMatchObject({
      left: 50,
      top: 0,
    })
    expect(moved(box, { type: 'move', right: 900, down: 900 }, bounds)).toMatchObject({
      left: 190,
      top: 90,
    })
  })

  test('grows and shrinks around its centre and stays a square', () => {
    expect(moved(box, { type: 'resize', by: 6 }, bounds)).toEqual({
      left: 97,
      top: 17,
      width: 66,
      height: 66,
    })
    expect(moved(box, { type: 'resize', by: -6 }, bounds)).toMatchObject({ width: 54, height: 54 })
  })

  test('is never smaller than 20 pixels, nor larger than the picture', () => {
    expect(moved(box, { type: 'resize', by: -900 }, bounds)).toMatchObject({ width: 20, height: 20 })
    expect(moved(box, { type: 'resize', by: 900 }, bounds)).toMatchObject({
      width: 150,
      height: 150,
      top: 0,
    })
  })
})
