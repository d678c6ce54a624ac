import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import type { Shown } from './load.ts'

const closed = Promise.resolve(null)

/**
 * A list as far as it is known: while it is read again, and if that fails, the last answer for the same page stays.
 * `null` for a list that is closed.
 */
export function useShown(list: Promise<Shown> | null, page: number | null) {
  const { value, error, hasFailed } = useStaleWhileRefetching<Shown | null>(list ?? closed)
  return { shown: value?.asked === page ? value : undefined, error, hasFailed }
}

export type ShownState = ReturnType<typeof useShown>
