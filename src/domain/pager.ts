import type { Paged } from '#api/schemas.ts'

/** §9: 10 rows a page; at most 10 page links, the current one with 5 before and 4 after it. */
export const pageSize = 10
const maxLinks = 10
const linksBefore = 5

/** The pager (§3). Pages count from 1, indexes from 0; without rows `endIndex` is -1. */
export type Pager = {
  totalItems: number
  currentPage: number
  pageSize: number
  totalPages: number
  startPage: number
  endPage: number
  startIndex: number
  endIndex: number
  pages: number[]
}

/** Returns the pager for a page, or for the nearest one that exists. §3, §5, §9 */
export function getPager(totalItems: number, page: number, size = pageSize): Pager {
  const totalPages = Math.ceil(totalItems / size)
  const currentPage = Math.max(1, Math.min(page, totalPages))
  const startPage = Math.max(1, Math.min(currentPage - linksBefore, totalPages - maxLinks + 1))
  const endPage = Math.min(totalPages, startPage + maxLinks - 1)
  const startIndex = (currentPage - 1) * size
  return {
    totalItems,
    currentPage,
    pageSize: size,
    totalPages,
    startPage,
    endPage,
    startIndex,
    endIndex: Math.min(startIndex + size, totalItems) - 1,
    pages: Array.from({ length: Math.max(0, endPage - startPage + 1) }, (_, index) => startPage + index),
  }
}

/** Parses the page number of an address: a whole number from 1; anything else counts as 1. */
export function readPage(text: string | null): number {
  return /^\d{1,9}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1
}

/** Returns the rows of the requested page. Beyond the end it is the last page, by a second request. §5 */
export async function readShownPage<Row>(
  page: number,
  read: (page: number) => Promise<Paged<Row>>,
  size = pageSize,
): Promise<{ rows: Row[]; pager: Pager }> {
  const requested = await read(page)
  const pager = getPager(requested.TotalRows, page, size)
  if (pager.currentPage === page) return { rows: requested.Entities, pager }
  const last = await read(pager.currentPage)
  return { rows: last.Entities, pager: getPager(last.TotalRows, pager.currentPage, size) }
}

/** Returns the rows of all pages, read one after the other until `isEnough` or the end. */
export async function readRows<Row>(
  read: (page: number) => Promise<Paged<Row>>,
  isEnough: (rows: readonly Row[]) => boolean = () => false,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { TotalRows, Entities } = await read(page)
    rows.push(...Entities)
    if (Entities.length === 0 || rows.length >= TotalRows || isEnough(rows)) return rows
  }
}

/** Returns the first row that matches, on any page. */
export async function findRow<Row>(
  read: (page: number) => Promise<Paged<Row>>,
  isMatch: (row: Row) => boolean,
): Promise<Row | undefined> {
  const rows = await readRows(read, loaded => loaded.some(isMatch))
  return rows.find(isMatch)
}
