import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { usePendingSearch } from '#stores/pendingAddress.ts'
import { readPage } from '#domain/pager.ts'

/** The state of the screen in its address; `old` is the page of the old list, `null` while that is closed. §2, §4 */
export type Address = {
  page: number
  old: number | null
  chosen: readonly number[]
  isDebug: boolean
}

/** Parses the query. An invalid page counts as page 1; invalid and repeated ids are dropped. */
export function readAddress(params: URLSearchParams): Address {
  const ids = (params.get('pay') ?? '').split(',').filter(part => /^[1-9]\d{0,14}$/.test(part))
  return {
    page: readPage(params.get('page')),
    old: params.has('old') ? readPage(params.get('old')) : null,
    chosen: [...new Set(ids.map(Number))],
    isDebug: params.has('debug'),
  }
}

/**
 * Returns the query, `?page=2&old=1&pay=1002,1009&debug`, without default values; `''` when all values are defaults.
 */
export function writeAddress({ page, old, chosen, isDebug }: Address): string {
  const parts = [
    page > 1 && `page=${page}`,
    old !== null && `old=${old}`,
    chosen.length > 0 && `pay=${chosen.join(',')}`,
    isDebug && 'debug',
  ].filter(part => part !== false)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/**
 * Returns whether two addresses show the same rows, so that no request is needed: the choice for payment may differ.
 */
export function hasSameRows(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && rowsOf(one) === rowsOf(other)
}

const rowsOf = (url: URL) => writeAddress({ ...readAddress(url.searchParams), chosen: [], isDebug: false })

/** Returns the state that the address requests, and a function that changes it without a history entry or scroll. */
export function useAddress() {
  const address = readAddress(new URLSearchParams(usePendingSearch()))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()

  async function change(patch: Partial<Address>): Promise<void> {
    const search = writeAddress({ ...address, ...patch })
    await navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    // The navigation has aborted a pending refetch of the lists: start it again.
    if (state === 'loading') void revalidate()
  }

  return { address, change: (patch: Partial<Address>) => void change(patch) }
}
