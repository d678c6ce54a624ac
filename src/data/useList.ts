import type { Named } from '#api/schemas.ts'
import type { ListStatus } from '#ui/Combobox/ComboboxPopup.tsx'
import { useDeferred } from './useDeferred.ts'

/** A reference list and its loading state. It has no items until it has loaded. `error`: why it failed. decision 0003 */
export type List<Item> = { status: ListStatus; items: readonly Item[]; error?: unknown }

/** Returns a reference list that the loader has deferred. Once loaded it stays, also while the page refetches. */
export function useList<Item>(promise: Promise<readonly Item[]>): List<Item> {
  const { status, value, error } = useDeferred(promise)
  if (value) return { status: 'ready', items: value }
  return status === 'failed' ? { status, items: [], error } : { status: 'loading', items: [] }
}

/** Returns the list's items, and the selected ones that it lacks, e.g. until it has loaded. */
export function withSelected<Item extends Named>(
  { items }: Pick<List<Item>, 'items'>,
  selected: readonly (Item | null | undefined)[],
): readonly Item[] {
  const missing = selected.filter(one => one && !items.some(({ Id }) => Id === one.Id))
  // Returns the same array where possible, because the folded names are cached by array.
  if (missing.length === 0) return items
  return [...items, ...missing.filter(one => one !== null && one !== undefined)]
}

/** Returns the item with the id that a form holds as a number, or as the text of a select. */
export function findById<Item extends Named>(
  items: readonly Item[],
  id: number | string | null,
): Item | null {
  return items.find(({ Id }) => String(Id) === String(id)) ?? null
}

export function worstStatus(...lists: readonly List<unknown>[]): ListStatus {
  return (['failed', 'loading'] as const).find(one => lists.some(({ status }) => status === one)) ?? 'ready'
}
