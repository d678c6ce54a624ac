import { expect, test } from 'vitest'
import { mustVerify, type State, statusOf, steps } from './states.ts'

const { sending, ...rereads } = steps

/** Each step with each reading, and the state or step that follows. */
const cells = Object.entries(rereads).flatMap(([step, row]) =>
  Object.entries(row).map(([reading, next]) => ({ step, reading, next })),
)

test('sends only an order that the server still has as it was shown, and whose attempts are all missing', () => {
  expect(
    cells.filter(({ next }) => next === 'sending').map(({ step, reading }) => `${step} ${reading}`),
  ).toEqual(['agreed same', 'again same'])
})

test('whatever was sent, an order that is paid leads to the receipt, and nothing else does', () => {
  expect(sending.accepted).toBe('paid')
  for (const { step, reading, next } of cells)
    expect.soft(next === 'paid', `${step} ${reading}`).toBe(reading === 'paid')
})

test('an attempt whose outcome cannot be read must be verified before anything is paid', () => {
  for (const step of ['again', 'unseen', 'ended', 'pending'] as const)
    for (const reading of ['unclear', 'unread', 'expired'] as const)
      expect.soft(mustVerify(rereads[step][reading] as State), `${step} ${reading}`).toBe(true)
})

test('settles as a submission: failed, unknown or with an expired session', () => {
  const states: [State, ReturnType<typeof statusOf>, verifies: boolean][] = [
    ['changed', 'failed', false],
    ['missing', 'failed', false],
    ['failed', 'failed', false],
    ['refused', 'failed', false],
    ['lost', 'unknown', true],
    ['soon', 'unknown', true],
    ['unknown', 'unknown', true],
    ['expired', 'sessionExpired', false],
    ['unverified', 'sessionExpired', true],
  ]
  for (const [state, status, verifies] of states) {
    expect.soft(statusOf(state), state).toBe(status)
    expect.soft(mustVerify(state), state).toBe(verifies)
  }
})
