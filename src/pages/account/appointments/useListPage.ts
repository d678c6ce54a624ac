import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import type { ListPage } from './load.ts'

const closed = Promise.resolve(null)

/**
 * Returns the list to render. While a refetch is pending, and when it fails, the last response for the same
 * page stays. `list` is `null` while the list is closed.
 */
export function useListPage(list: Promise<ListPage> | null, page: number | null) {
  const { value, error, hasFailed } = useStaleWhileRefetching<ListPage | null>(list ?? closed)
  return { shown: value?.asked === page ? value : undefined, error, hasFailed }
}

export type ShownState = ReturnType<typeof useListPage>
