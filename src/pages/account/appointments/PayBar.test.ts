import { expect, test } from 'vitest'
import { lesson } from '#test/appointments.ts'
import { chosenOf, toggleId } from './PayBar.tsx'

const rows = [
  lesson({ Id: 1, Price: 70 }),
  lesson({ Id: 2, Price: 49.5 }),
  lesson({ Id: 3, Price: null }),
  lesson({ Id: 5, Price: 0 }),
]
const paid = lesson({ Id: 4, Price: 10, Payment: { Status: 1 } })
const isPayable = ({ Payment }: { Payment?: unknown }) => !Payment
const of = (ids: number[], isRead = true) => chosenOf(ids, [...rows, paid], isPayable, isRead)

test('returns the ids in the order of choosing, and the total of their prices', () => {
  expect(of([])).toEqual({ ids: [], total: 0, unpriced: 0 })
  expect(of([2, 1])).toEqual({ ids: [2, 1], total: 119.5, unpriced: 0 })
})

test('counts appointments without a price separately', () => {
  expect(of([1, 3, 5])).toEqual({ ids: [1, 3, 5], total: 70, unpriced: 2 })
})

test('leaves out ids that are not payable or not in the list', () => {
  expect(of([1, 4, 99])).toEqual({ ids: [1], total: 70, unpriced: 0 })
})

test('until all pages have loaded, an id not seen yet counts, and the total is null', () => {
  expect(of([1, 4, 99], false)).toEqual({ ids: [1, 99], total: null, unpriced: 0 })
  expect(of([1, 4], false)).toEqual({ ids: [1], total: 70, unpriced: 0 })
})

test('toggled adds an id, and removes it the next time', () => {
  expect(toggleId([1], 2)).toEqual([1, 2])
  expect(toggleId([1, 2], 1)).toEqual([2])
})
