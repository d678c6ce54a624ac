import type { Named } from '#api/schemas.ts'
import { usePromise } from '#data/usePromise.ts'

/** A reference list and its loading state. */
export type List<Item> = { status: 'ready' | 'loading' | 'failed'; items: readonly Item[] }

export function useList<Item>(promise: Promise<readonly Item[]>): List<Item> {
  const state = usePromise(promise)
  if (state.status === 'done') return { status: 'ready', items: state.value }
  return { status: state.status === 'failed' ? 'failed' : 'loading', items: [] }
}

/** Returns the list, and those of the profile's own items that are not in it, e.g. until it has loaded. */
export function withOwn<Item extends Named>(
  { items }: List<Item>,
  own: readonly (Item | null | undefined)[],
): Item[] {
  const others = own.filter(one => one && !items.some(({ Id }) => Id === one.Id))
  return [...items, ...others.filter(one => one !== null && one !== undefined)]
}

/** Returns the item whose id a form holds as text. */
export function chosenOf<Item extends Named>(items: readonly Item[], id: string): Item | null {
  return items.find(({ Id }) => String(Id) === id) ?? null
}

/** Returns the worst status of several lists: `failed`, else `loading`, else `ready`. */
export function worstStatus(...all: List<never>['status'][]): List<never>['status'] {
  return (['failed', 'loading', 'ready'] as const).find(status => all.includes(status)) ?? 'ready'
}
