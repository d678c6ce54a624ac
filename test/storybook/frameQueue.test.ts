import { describe, expect, test } from 'vitest'
import {
  emptyQueue,
  type FrameAction,
  loadingLimit,
  mountedLimit,
  reduceFrames,
} from '#storybook/matrix/frameQueue.ts'

const many = mountedLimit + loadingLimit
const keys = Array.from({ length: many }, (_, index) => `frame ${index}`)
const [first = '', second = ''] = keys

const run = (...actions: FrameAction[]) => actions.reduce(reduceFrames, emptyQueue)
const each = (type: FrameAction['type'], of: string[]) => of.map(key => ({ type, key }))

const states = (queue: typeof emptyQueue) =>
  Object.fromEntries([...queue].map(([key, { state }]) => [key, state]))
const count = (queue: typeof emptyQueue, state: string) =>
  Object.values(states(queue)).filter(other => other === state).length

describe('frames that come near the viewport', () => {
  test('load a few at a time, and the next one when one has settled', () => {
    const queue = run(...each('enter', keys))
    expect(count(queue, 'loading')).toBe(loadingLimit)
    expect(count(queue, 'waiting')).toBe(many - loadingLimit)
    const next = reduceFrames(queue, { type: 'settle', key: first })
    expect(states(next)).toMatchObject({ [first]: 'shown', [`frame ${loadingLimit}`]: 'loading' })
    expect(count(next, 'loading')).toBe(loadingLimit)
  })

  test('never load when they leave before their turn', () => {
    const last = keys.at(-1) ?? ''
    const queue = run(...each('enter', keys), { type: 'leave', key: last })
    expect(states(queue)).not.toHaveProperty(last)
  })

  test('count once, however often they settle', () => {
    const queue = run(...each('enter', keys), ...each('settle', [first, first]))
    expect(count(queue, 'shown')).toBe(1)
  })
})

describe('frames that left the viewport', () => {
  const settled = keys.flatMap(key => [
    { type: 'enter' as const, key },
    { type: 'settle' as const, key },
  ])

  test('stay mounted until there are too many', () => {
    const queue = run(...settled.slice(0, 2 * mountedLimit), ...each('leave', keys))
    expect(count(queue, 'shown')).toBe(mountedLimit)
  })

  test('are evicted beyond the limit, the oldest first, and load again when they return', () => {
    const left = run(...settled, { type: 'leave', key: first }, { type: 'leave', key: second })
    expect(states(left)).not.toHaveProperty(first)
    expect(states(left)).not.toHaveProperty(second)
    expect(states(reduceFrames(left, { type: 'enter', key: first }))).toMatchObject({ [first]: 'loading' })
  })

  test('are never evicted while they are near, whatever the limit', () => {
    expect(count(run(...settled), 'shown')).toBe(many)
  })
})
