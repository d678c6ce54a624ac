/** A number of the path or the query; missing and garbage are 0, as for the server. */
export function toNumber(text: string): number {
  return Number.parseInt(text, 10) || 0
}

/** §9 */
const pageSize = 10

/** The rows of a page, which counts from 1; the server takes 0 for 1. Beyond the end there are none. */
export function pageOf<Row>(rows: readonly Row[], page: string, size = pageSize) {
  const start = (Math.max(1, toNumber(page)) - 1) * size
  return { TotalRows: rows.length, Entities: rows.slice(start, start + size) }
}

/** A page that has everything. */
export function whole<Row>(rows: readonly Row[]) {
  return { TotalRows: rows.length, Entities: [...rows] }
}

/** For sorting; texts, dates of the server among them, compare by their letters' codes, alike in every engine. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
