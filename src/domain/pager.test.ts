import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampPage, findRow, getPager, readRows, readShownPage } from './pager.ts'

test('the links of any page are consecutive, at most 10, and contain the page', () => {
  const lists = fc
    .integer({ min: 1, max: 40 })
    .chain(totalPages => fc.tuple(fc.constant(totalPages), fc.integer({ min: 1, max: totalPages })))
  fc.assert(
    fc.property(lists, ([totalPages, currentPage]) => {
      const { pages, startPage, endPage, ...pager } = getPager(totalPages * 10 - 3, currentPage)

      expect(pages).toEqual(Array.from({ length: pages.length }, (_, index) => startPage + index))
      expect(pages.at(-1)).toBe(endPage)
      expect(pages).toContain(currentPage)
      expect(pages).toHaveLength(Math.min(10, totalPages))
      expect(startPage).toBeGreaterThanOrEqual(1)
      expect(endPage).toBeLessThanOrEqual(totalPages)
      // §9: 5 before and 4 after, shifted only at the ends.
      if (totalPages > 10 && currentPage > 5 && currentPage <= totalPages - 4) {
        expect([startPage, endPage]).toEqual([currentPage - 5, currentPage + 4])
      }
      expect(pager).toEqual({
        totalItems: totalPages * 10 - 3,
        currentPage,
        pageSize: 10,
        totalPages,
        startIndex: (currentPage - 1) * 10,
        endIndex: Math.min(currentPage * 10, totalPages * 10 - 3) - 1,
      })
    }),
    { numRuns: 500 },
  )
})

test('links to 5 pages before and 4 after, shifted at the ends', () => {
  for (const [rows, page, pages] of [
    [23, 1, [1, 2, 3]],
    [200, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [200, 6, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [200, 7, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [200, 16, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    [200, 20, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    [10, 1, [1]],
    [0, 1, []],
  ] as const)
    expect
      .soft(getPager(rows, page).pages, `${rows} rows, page ${page}: links ${JSON.stringify(pages)}`)
      .toEqual(pages)
})

test('shows the nearest page that exists', () => {
  for (const [page, totalPages, shown] of [
    [0, 5, 1],
    [-3, 5, 1],
    [1.5, 5, 1],
    [Number.NaN, 5, 1],
    [6, 5, 5],
    [3, 5, 3],
    [3, 0, 1],
  ] as const)
    expect.soft(clampPage(page, totalPages), `page ${page} of ${totalPages} is shown as ${shown}`).toBe(shown)
})

test('the page size can be set', () => {
  expect(getPager(250, 3, 100)).toMatchObject({ totalPages: 3, startIndex: 200, endIndex: 249 })
})

describe('the page that is shown', () => {
  /** Serves 23 rows, 10 per page, and records the requested pages. */
  function list() {
    const read: number[] = []
    return {
      read,
      page: (page: number) => {
        read.push(page)
        return Promise.resolve({ TotalRows: 23, Entities: page <= 3 ? [`row of page ${page}`] : [] })
      },
    }
  }

  test('is the requested page', async () => {
    const { read, page } = list()
    expect(await readShownPage(2, page)).toMatchObject({
      rows: ['row of page 2'],
      pager: { currentPage: 2, totalPages: 3 },
    })
    expect(read).toEqual([2])
  })

  test('is the last page when the requested one lies beyond the end', async () => {
    const { read, page } = list()
    expect(await readShownPage(99, page)).toMatchObject({
      rows: ['row of page 3'],
      pager: { currentPage: 3 },
    })
    expect(read).toEqual([99, 3])
  })
})

describe('rows of all pages', () => {
  /** Serves 23 rows, 10 per page, and records the requested pages. */
  function numbers() {
    const read: number[] = []
    return {
      read,
      page: (page: number) => {
        read.push(page)
        const rows = Array.from({ length: 23 }, (_, index) => index + 1)
        return Promise.resolve({ TotalRows: 23, Entities: rows.slice((page - 1) * 10, page * 10) })
      },
    }
  }

  test('are read one page after the other', async () => {
    const { read, page } = numbers()
    expect(await readRows(page)).toHaveLength(23)
    expect(read).toEqual([1, 2, 3])
  })

  test('are read up to an empty page, even when TotalRows promises more', async () => {
    const rows = await readRows(page => Promise.resolve({ TotalRows: 99, Entities: page === 1 ? ['a'] : [] }))
    expect(rows).toEqual(['a'])
  })

  test.each([
    [12, 12, [1, 2]],
    [99, undefined, [1, 2, 3]],
  ])(
    'are searched for row %i, which gives %s, and no page is read needlessly',
    async (wanted, found, pages) => {
      const { read, page } = numbers()
      expect(await findRow(page, row => row === wanted)).toBe(found)
      expect(read).toEqual(pages)
    },
  )
})
