import { expect, test } from 'vitest'
import { lesson } from '#test/appointments.ts'
import { readOldPage } from './load.ts'

/** A server with `total` old lessons, `size` per page; `requested` are the pages that were read. */
function server(total: number, size: number) {
  const all = Array.from({ length: total }, (_, index) => lesson({ Id: index + 1 }))
  const requested: number[] = []
  const read = async (page: number) => {
    requested.push(page)
    return { TotalRows: total, Entities: all.slice((page - 1) * size, page * size) }
  }
  return { read, requested }
}

const firstOf = ({ rows }: Awaited<ReturnType<typeof readOldPage>>) => rows[0]?.Id

test('reads 10 per page, as the specification says', async () => {
  const { read, requested } = server(34, 10)
  const shown = await readOldPage(4, read)
  expect([firstOf(shown), shown.rows.length, shown.pager.totalPages]).toEqual([31, 4, 4])
  expect(requested).toEqual([1, 4])
})

test('reads 100 per page when page 1 has more than 10', async () => {
  const { read, requested } = server(250, 100)
  const shown = await readOldPage(2, read)
  expect([firstOf(shown), shown.rows.length, shown.pager.totalPages]).toEqual([101, 100, 3])
  expect(requested).toEqual([1, 2])
})

test('returns the last page for one beyond the end', async () => {
  const { read, requested } = server(105, 100)
  const shown = await readOldPage(9, read)
  expect([firstOf(shown), shown.pager.currentPage]).toEqual([101, 2])
  expect(requested).toEqual([1, 9, 2])
})

test('requests page 1 only once, also when the list is empty', async () => {
  const { read, requested } = server(0, 10)
  expect((await readOldPage(1, read)).rows).toEqual([])
  const other = server(5, 10)
  expect(firstOf(await readOldPage(2, other.read))).toBe(1)
  expect([requested, other.requested]).toEqual([[1], [1, 2]])
})

test('rejects when either request fails', async () => {
  const { read } = server(34, 10)
  const failing = (page: number) => (page === 2 ? Promise.reject(new Error('no')) : read(page))
  await expect(readOldPage(2, failing)).rejects.toThrow('no')
})
