import { readPage } from '#domain/pager.ts'

/**
 * What the address says, so that a link shows the same: `page` of the active list, `old` the page of the old one, which is
 * open when it is there, `pay` the ids chosen for payment. §2 Appointments, §4 Multi-pay
 */
export type Address = {
  page: number
  /** `null`: the old list is closed. */
  old: number | null
  chosen: readonly number[]
  isDebug: boolean
}

/** Reads the query; what makes no sense counts as absent, and an id named twice counts once. */
export function readAddress(params: URLSearchParams): Address {
  const ids = (params.get('pay') ?? '').split(',').filter(part => /^[1-9]\d{0,14}$/.test(part))
  return {
    page: readPage(params.get('page')),
    old: params.has('old') ? readPage(params.get('old')) : null,
    chosen: [...new Set(ids.map(Number))],
    isDebug: params.has('debug'),
  }
}

/** The query, `?page=2&old=1&pay=1002,1009&debug`; what is as at the start is left out, and `""` is all of it. */
export function writeAddress({ page, old, chosen, isDebug }: Address): string {
  const parts = [
    page > 1 && `page=${page}`,
    old !== null && `old=${old}`,
    chosen.length > 0 && `pay=${chosen.join(',')}`,
    isDebug && 'debug',
  ].filter(part => part !== false)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Whether two addresses show the same rows: choosing some for payment asks for none. */
export function hasSameRows(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && rowsOf(one) === rowsOf(other)
}

const rowsOf = (url: URL) => writeAddress({ ...readAddress(url.searchParams), chosen: [], isDebug: false })
