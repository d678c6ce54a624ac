import { fold, maxMatches, search } from '#domain/search.ts'

/** What a list of a type-ahead is made of: the API's own shape for everything that has a name. */
export type Named = { Id: number; Name: string }

/** The rows that the popup shows for a text: those pinned to the top while they match, then the others; at most 10. */
export function matchesOf<Item extends Named>(
  items: readonly Item[],
  pinned: readonly Item[] | undefined,
  text: string,
) {
  const wanted = fold(text)
  const first = pinned?.filter(item => fold(item.Name).includes(wanted)) ?? []
  const isFirst = (item: Item) => first.some(({ Id }) => Id === item.Id)
  // A pinned item may be in the list too: ask for as many more rows as could fall away.
  const others = search(items, text, maxMatches + first.length).filter(item => !isFirst(item))
  return [...first, ...others].slice(0, maxMatches)
}
