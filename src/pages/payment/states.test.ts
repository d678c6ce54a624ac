import { expect, test } from 'vitest'
import { mustVerify, type State, steps } from './states.ts'

const { sending, ...rereads } = steps

/** Each step with each reading, and the state or step that follows. */
const cells = Object.entries(rereads).flatMap(([step, row]) =>
  Object.entries(row).map(([reading, next]) => ({ step, reading, next })),
)

test('sends only an order that the server still has as it was shown, and whose attempts the viewer knows', () => {
  expect(
    cells.filter(({ next }) => next === 'sending').map(({ step, reading }) => `${step} ${reading}`),
  ).toEqual(['agreed same'])
})

test('whatever was sent, an order that is paid leads to the receipt, and nothing else does', () => {
  expect(sending.accepted).toBe('paid')
  for (const { step, reading, next } of cells)
    expect.soft(next === 'paid', `${step} ${reading}`).toBe(reading === 'paid')
})

test('an attempt whose outcome cannot be read must be verified before anything is paid', () => {
  for (const step of ['unseen', 'ended', 'pending'] as const)
    for (const reading of ['unclear', 'unread'] as const)
      expect.soft(mustVerify(rereads[step][reading] as State), `${step} ${reading}`).toBe(true)
})
