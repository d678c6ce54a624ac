import { expect, test } from 'vitest'
import { findRow, getPager, readRows, readShownPage } from './pager.ts'

test('links to at most 10 pages, 5 before and 4 after the current one, shifted at the ends', () => {
  const upTo = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
  for (const [rows, page, pages] of [
    [23, 1, upTo(1, 3)],
    [200, 1, upTo(1, 10)],
    [200, 6, upTo(1, 10)],
    [200, 7, upTo(2, 11)],
    [200, 16, upTo(11, 20)],
    [200, 20, upTo(11, 20)],
    [10, 1, [1]],
    [0, 1, []],
  ] as const)
    expect.soft(getPager(rows, page).pages, `${rows} rows, page ${page}`).toEqual(pages)
})

test('a pager has the numbers of its page', () => {
  expect(getPager(23, 3)).toEqual({
    totalItems: 23,
    currentPage: 3,
    pageSize: 10,
    totalPages: 3,
    startPage: 1,
    endPage: 3,
    startIndex: 20,
    endIndex: 22,
    pages: [1, 2, 3],
  })
  expect(getPager(250, 3, 100)).toMatchObject({ totalPages: 3, startIndex: 200, endIndex: 249 })
  expect(getPager(0, 3)).toMatchObject({ totalPages: 0, currentPage: 1, startIndex: 0, endIndex: -1 })
})

/** Serves 23 rows, 10 per page, and records the requested pages. */
function numbers() {
  const requested: number[] = []
  return {
    requested,
    page: (page: number) => {
      requested.push(page)
      const rows = Array.from({ length: 23 }, (_, index) => index + 1)
      return Promise.resolve({ TotalRows: 23, Entities: rows.slice((page - 1) * 10, page * 10) })
    },
  }
}

test('shows the requested page, or the last one when that lies beyond the end', async () => {
  for (const [page, shown, pages] of [
    [2, 2, [2]],
    [99, 3, [99, 3]],
  ] as const) {
    const list = numbers()
    const { rows, pager } = await readShownPage(page, list.page)
    expect([rows[0], pager.currentPage, pager.totalPages]).toEqual([shown * 10 - 9, shown, 3])
    expect(list.requested).toEqual(pages)
  }
})

test('reads the rows of all pages, up to an empty page even when TotalRows promises more', async () => {
  const { requested, page } = numbers()
  expect(await readRows(page)).toHaveLength(23)
  expect(requested).toEqual([1, 2, 3])
  const rows = await readRows(number =>
    Promise.resolve({ TotalRows: 99, Entities: number === 1 ? ['a'] : [] }),
  )
  expect(rows).toEqual(['a'])
})

test('stops reading pages once a row is found', async () => {
  for (const [wanted, found, pages] of [
    [12, 12, [1, 2]],
    [99, undefined, [1, 2, 3]],
  ] as const) {
    const { requested, page } = numbers()
    expect(await findRow(page, row => row === wanted)).toBe(found)
    expect(requested).toEqual(pages)
  }
})
