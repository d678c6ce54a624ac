/** Returns the known name that is most like a mistyped one; `undefined` when more than a third of it differs. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const close = known
    .map(name => ({ name, distance: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance: far }) => far <= Math.max(1, Math.ceil(name.length / 3)))
  return close.toSorted((a, b) => a.distance - b.distance)[0]?.name
}

/** Returns how many letters must be added, removed or replaced to get from one text to the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    for (let j = 1; j <= to.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (from[i] === to[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}
