import { fold, maxMatches, search } from '#domain/search.ts'

/** An item of a combobox, in the shape that the API has for everything with a name. */
export type Named = { Id: number; Name: string }

/** Returns the rows for a text, at most 10: the pinned items that match, then the other matches. */
export function matchesOf<Item extends Named>(
  items: readonly Item[],
  pinned: readonly Item[] | undefined,
  text: string,
) {
  const wanted = fold(text)
  const first = pinned?.filter(item => fold(item.Name).includes(wanted)) ?? []
  const isFirst = (item: Item) => first.some(({ Id }) => Id === item.Id)
  // A pinned item may be in the list too: request as many more rows as may be dropped as duplicates.
  const others = search(items, text, maxMatches + first.length).filter(item => !isFirst(item))
  return [...first, ...others].slice(0, maxMatches)
}
