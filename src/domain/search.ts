/**
 * Text as search compares it: lower case, without diacritics, so `Mathematică`, `mathematica` and `MATHEMATICA` are one.
 * Both forms of the Romanian letters, ș/ş and ț/ţ, lose their mark alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
}

/** §9: a type-ahead shows at most 10 matches. */
export const maxMatches = 10

type Named = { Name: string }

/** Folding 13,000 names on every key would be felt; each list is folded once, when it is first searched. */
const folded = new WeakMap<readonly Named[], string[]>()

function foldedNames(items: readonly Named[]): string[] {
  let names = folded.get(items)
  if (!names) folded.set(items, (names = items.map(item => fold(item.Name))))
  return names
}

/**
 * The items whose name holds the text, at most `limit`, in list order but for one thing: names that begin with the text
 * come first. An empty text matches everything.
 */
export function search<Item extends Named>(items: readonly Item[], text: string, limit = maxMatches): Item[] {
  const wanted = fold(text)
  if (wanted === '') return items.slice(0, limit)
  const beginning: Item[] = []
  const inside: Item[] = []
  const names = foldedNames(items)
  for (const [index, item] of items.entries()) {
    const at = names[index]?.indexOf(wanted) ?? -1
    if (at === 0) beginning.push(item)
    else if (at > 0 && inside.length < limit) inside.push(item)
    if (beginning.length === limit) break
  }
  return [...beginning, ...inside].slice(0, limit)
}

/** The item of this name, whatever its case and diacritics. */
export function findByName<Item extends Named>(items: readonly Item[], name: string): Item | undefined {
  const wanted = fold(name)
  return items[foldedNames(items).indexOf(wanted)]
}
