import { expect, test } from 'vitest'
import { lesson } from '#test/appointments.ts'
import { readOldPage } from './oldPage.ts'

/** A server with so many old lessons, so many to a page. */
function server(total: number, size: number) {
  const all = Array.from({ length: total }, (_, index) => lesson({ Id: index + 1 }))
  const asked: number[] = []
  const read = async (page: number) => {
    asked.push(page)
    return { TotalRows: total, Entities: all.slice((page - 1) * size, page * size) }
  }
  return { read, asked }
}

const firstOf = ({ rows }: Awaited<ReturnType<typeof readOldPage>>) => rows[0]?.Id

test('10 a page by the specification', async () => {
  const { read, asked } = server(34, 10)
  const shown = await readOldPage(4, read)
  expect([firstOf(shown), shown.rows.length, shown.pager.totalPages]).toEqual([31, 4, 4])
  expect(asked).toEqual([1, 4])
})

test('more than 10 on page 1 are 100 a page', async () => {
  const { read, asked } = server(250, 100)
  const shown = await readOldPage(2, read)
  expect([firstOf(shown), shown.rows.length, shown.pager.totalPages]).toEqual([101, 100, 3])
  expect(asked).toEqual([1, 2])
})

test('a page beyond the end is the last one', async () => {
  const { read, asked } = server(105, 100)
  const shown = await readOldPage(9, read)
  expect([firstOf(shown), shown.pager.currentPage]).toEqual([101, 2])
  expect(asked).toEqual([1, 9, 2])
})

test('page 1 is read once, even if there is nothing', async () => {
  const { read, asked } = server(0, 10)
  expect((await readOldPage(1, read)).rows).toEqual([])
  const other = server(5, 10)
  expect(firstOf(await readOldPage(2, other.read))).toBe(1)
  expect([asked, other.asked]).toEqual([[1], [1, 2]])
})

test('a failure of either is the failure', async () => {
  const { read } = server(34, 10)
  const failing = (page: number) => (page === 2 ? Promise.reject(new Error('no')) : read(page))
  await expect(readOldPage(2, failing)).rejects.toThrow('no')
})
