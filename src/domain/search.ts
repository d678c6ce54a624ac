import { trimText } from '#strings/blank.ts'

/** Returns a text as search compares it: lower case, without diacritics, in both forms of the Romanian letters. */
export function fold(text: string): string {
  return trimText(text.normalize('NFD').replace(/\p{Mark}/gu, ''))
    .toLowerCase()
    .replace(/\s+/g, ' ')
}

/** §9: a type-ahead shows at most 10 matches. */
export const maxMatches = 10

type Named = { Name: string }

/** The folded names by list, cached because folding 13,000 names at every key press would be slow. */
const folded = new WeakMap<readonly Named[], string[]>()

function foldedNames(items: readonly Named[]): string[] {
  let names = folded.get(items)
  if (!names) folded.set(items, (names = items.map(item => fold(item.Name))))
  return names
}

/**
 * Returns at most `limit` items whose name contains the text: first those whose name is the text, then those whose name
 * begins with it.
 */
export function search<Item extends Named>(items: readonly Item[], text: string, limit = maxMatches): Item[] {
  const wanted = fold(text)
  if (wanted === '') return items.slice(0, limit)
  const same: Item[] = []
  const beginning: Item[] = []
  const inside: Item[] = []
  const names = foldedNames(items)
  for (const [index, item] of items.entries()) {
    const name = names[index] ?? ''
    const at = name.indexOf(wanted)
    const found = at === 0 ? (name.length === wanted.length ? same : beginning) : inside
    if (at >= 0 && found.length < limit) found.push(item)
  }
  return [...same, ...beginning, ...inside].slice(0, limit)
}

/** Returns the rows found for a text. If they lack the chosen item and it matches, it is added as the first one. */
export function withChosen<Item extends Named & { Id: number }>(
  rows: Item[],
  chosen: Item | null | undefined,
  text: string,
): Item[] {
  if (!chosen || rows.some(({ Id }) => Id === chosen.Id) || !fold(chosen.Name).includes(fold(text)))
    return rows
  return [chosen, ...rows.slice(0, maxMatches - 1)]
}

/** Returns the item with this name, whatever its case and diacritics. */
export function findByName<Item extends Named>(items: readonly Item[], name: string): Item | undefined {
  const wanted = fold(name)
  return items[foldedNames(items).indexOf(wanted)]
}
