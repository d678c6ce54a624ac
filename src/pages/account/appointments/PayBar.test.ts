import { test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { lesson } from '#test/appointments.ts'
import { chosenOf } from './PayBar.tsx'

const rows = [
  lesson({ Id: 1, Price: 70 }),
  lesson({ Id: 2, Price: 49.5 }),
  lesson({ Id: 3, Price: null }),
  lesson({ Id: 5, Price: 0 }),
]
const paid = lesson({ Id: 4, Price: 10, Payment: { Status: 1 } })
const isPayable = ({ Payment }: { Payment?: unknown }) => !Payment
const of = (ids: number[], gone: number[]) => chosenOf(ids, [...rows, paid], isPayable, gone)

test('returns the ids in the order of choosing, and the total of their prices', () => {
  expectRows(of, [
    [[], [], { ids: [], total: 0, unpriced: 0 }],
    [[2, 1], [], { ids: [2, 1], total: 119.5, unpriced: 0 }],
    // Without a price.
    [[1, 3, 5], [], { ids: [1, 3, 5], total: 70, unpriced: 2 }],
    // Not payable, or not in the list.
    [[1, 4, 99], [99], { ids: [1], total: 70, unpriced: 0 }],
    // Until all pages have loaded, an unknown id counts, and there is no total.
    [[1, 4, 99], [], { ids: [1, 99], total: null, unpriced: 0 }],
    [[1, 4], [], { ids: [1], total: 70, unpriced: 0 }],
  ])
})
