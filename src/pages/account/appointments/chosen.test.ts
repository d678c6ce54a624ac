import { expect, test } from 'vitest'
import { lesson } from '#test/appointments.ts'
import { chosenOf, toggled } from './chosen.ts'

const rows = [
  lesson({ Id: 1, Price: 70 }),
  lesson({ Id: 2, Price: 49.5 }),
  lesson({ Id: 3, Price: null }),
  lesson({ Id: 5, Price: 0 }),
]
const paid = lesson({ Id: 4, Price: 10, Payment: { Status: 1 } })
const isPayable = ({ Payment }: { Payment?: unknown }) => !Payment
const of = (ids: number[], isRead = true) => chosenOf(ids, [...rows, paid], isPayable, isRead)

test('the total is that of the chosen ones, in the order they were chosen', () => {
  expect(of([])).toEqual({ ids: [], total: 0, unpriced: 0 })
  expect(of([2, 1])).toEqual({ ids: [2, 1], total: 119.5, unpriced: 0 })
})

test('one without a price is counted apart', () => {
  expect(of([1, 3, 5])).toEqual({ ids: [1, 3, 5], total: 70, unpriced: 2 })
})

test('what is not payable any more, or is not there, does not count', () => {
  expect(of([1, 4, 99])).toEqual({ ids: [1], total: 70, unpriced: 0 })
})

test('while other pages are not read, one that may be there counts, and the total is not known', () => {
  expect(of([1, 4, 99], false)).toEqual({ ids: [1, 99], total: null, unpriced: 0 })
  expect(of([1, 4], false)).toEqual({ ids: [1], total: 70, unpriced: 0 })
})

test('a press adds one, another takes it back', () => {
  expect(toggled([1], 2)).toEqual([1, 2])
  expect(toggled([1, 2], 1)).toEqual([2])
})
