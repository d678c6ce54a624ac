/** Parses a number of the path or the query. Missing and invalid text is 0, as for the server. */
export function toNumber(text: string): number {
  return Number.parseInt(text, 10) || 0
}

/** Rows per page, §9. */
const pageSize = 10

/** Returns one page of the rows. Like the server, page 0 means 1, and a page beyond the end has no rows. */
export function pageOf<Row>(rows: readonly Row[], page: string, size = pageSize) {
  const start = (Math.max(1, toNumber(page)) - 1) * size
  return { TotalRows: rows.length, Entities: rows.slice(start, start + size) }
}

export function whole<Row>(rows: readonly Row[]) {
  return { TotalRows: rows.length, Entities: [...rows] }
}

/** Compares texts for sorting, the server's dates included: by character codes, so the same in every engine. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
