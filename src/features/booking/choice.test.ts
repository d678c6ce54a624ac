import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeDraft, saveDraft } from '#storage/drafts.ts'
import { choiceKey, readChoice } from './choice.ts'
import { choiceIn } from './choiceInAddress.ts'

const choice = { day: '2026-11-23', hour: 16 }
const key = choiceKey('s3d8q1', 'm4t7k2')

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') }))
afterEach(() => removeDraft(key))

test('the draft of a choice belongs to one viewer and one tutor, until its day has passed', () => {
  saveDraft(key, choice)
  expect(readChoice('s3d8q1', 'm4t7k2')).toEqual(choice)
  expect(readChoice('s3d8q1', 'another')).toBeNull()
  vi.setSystemTime(new Date('2026-11-24T09:00:00Z'))
  expect(readChoice('s3d8q1', 'm4t7k2')).toBeNull()
})

test('an address carries the choice of an hour that can be booked, and nothing else', () => {
  for (const [query, carried] of [
    ['book=2026-11-23T16', choice],
    ['book=2026-11-19T16', null],
    ['book=2027-11-21T16', null],
    ['book=2026-02-30T16', null],
    ['book=2026-11-23T24', null],
    ['book=2026-11-23T-1', null],
    ['book=2026-11-23', null],
    ['book=%3Cscript%3E', null],
    ['book=', null],
    ['', null],
  ] as const)
    expect.soft(choiceIn(`?${query}`), query).toEqual(carried)
})
