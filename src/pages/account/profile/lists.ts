import type { Named } from '#api/schemas.ts'
import { usePromise } from '#ui/usePromise.ts'

/** A reference list, as far as it is known. */
export type List<Item> = { status: 'ready' | 'loading' | 'failed'; items: readonly Item[] }

export function useList<Item>(promise: Promise<readonly Item[]>): List<Item> {
  const state = usePromise(promise)
  if (state.status === 'done') return { status: 'ready', items: state.value }
  return { status: state.status === 'failed' ? 'failed' : 'loading', items: [] }
}

/** The list with the profile's own choices that it does not have, or not yet. */
export function withOwn<Item extends Named>(
  { items }: List<Item>,
  own: readonly (Item | null | undefined)[],
): Item[] {
  const others = own.filter(one => one && !items.some(({ Id }) => Id === one.Id))
  return [...items, ...others.filter(one => one !== null && one !== undefined)]
}

/** The item whose id a form holds as text. */
export function chosenOf<Item extends Named>(items: readonly Item[], id: string): Item | null {
  return items.find(({ Id }) => String(Id) === id) ?? null
}
