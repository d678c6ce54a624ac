import { fold, maxMatches, search } from '#domain/search.ts'

/** An item of a combobox, in the shape that the API has for everything with a name. */
export type Named = { Id: number; Name: string }

/** The value of a combobox: the chosen item, or typed text that is not a choice; `null` while there is neither. */
export type Picked<Item> = Item | string | null

/** Returns the chosen item. */
export const choiceOf = <Item extends Named>(value: Picked<Item>): Item | null =>
  typeof value === 'string' ? null : value

/** Returns the value as a form saves it: the id of the choice, or the text. */
export const toIdOrText = (value: Picked<Named>): number | string | null =>
  typeof value === 'string' ? value : (value?.Id ?? null)

/** Returns the rows for a text, at most `limit`: the pinned items that match, then the other matches. */
export function matchesOf<Item extends Named>(
  items: readonly Item[],
  pinned: readonly Item[] | undefined,
  text: string,
  limit = maxMatches,
) {
  const wanted = fold(text)
  const first = pinned?.filter(item => fold(item.Name).includes(wanted)) ?? []
  const isFirst = (item: Item) => first.some(({ Id }) => Id === item.Id)
  // A pinned item may be in the list too: request as many more rows as may be dropped as duplicates.
  const others = search(items, text, limit + first.length).filter(item => !isFirst(item))
  return [...first, ...others].slice(0, limit)
}

/** The items of one group, in the shape that Base UI requires. */
export type ItemGroup<Item> = { name: string; items: Item[] }

/** Returns the items by group, in the order in which the groups first occur. Items without a group have the name ''. */
export function groupsOf<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string | undefined,
): ItemGroup<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = groupOf(item) ?? ''
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups].map(([name, grouped]) => ({ name, items: grouped }))
}

/** Returns the item that a typed text stands for: the only one of this name, otherwise the only match. */
export function itemFor<Item extends Named>(
  items: readonly Item[],
  pinned: readonly Item[] | undefined,
  text: string,
): Item | undefined {
  const matches = matchesOf(items, pinned, text)
  const wanted = fold(text)
  const sameName = matches.filter(({ Name }) => fold(Name) === wanted)
  const [item, another] = sameName.length > 0 ? sameName : matches
  return another ? undefined : item
}
