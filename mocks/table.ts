import type { Overlay } from './overlay.ts'

export type Table<Row> = {
  /** Returns the seeded rows in their order, then the added ones, the latest last. */
  all: () => readonly Row[]
  get: (key: string) => Row | undefined
  /** Adds the row, or replaces the one with its key. */
  put: (row: Row) => void
  remove: (key: string) => void
}

/** Creates a table over the seeded rows. Rows must be plain JSON, since changes are stored as text. */
export function createTable<Row>(
  overlay: Overlay,
  name: string,
  seeded: readonly Row[],
  keyOf: (row: Row) => string,
): Table<Row> {
  let byKey: Map<string, Row> | undefined
  let rows = seeded
  let version = -1

  function refresh(): Map<string, Row> {
    const now = overlay.read()
    if (byKey && version === now.version) return byKey
    version = now.version
    byKey = new Map(seeded.map(row => [keyOf(row), row]))
    const changed = Object.entries(now.changes[name] ?? {})
    for (const [key, row] of changed) {
      if (row === null) byKey.delete(key)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `put` below writes under this name
      else byKey.set(key, row as Row)
    }
    rows = changed.length === 0 ? seeded : [...byKey.values()]
    return byKey
  }

  return {
    all() {
      refresh()
      return rows
    },
    get: key => refresh().get(key),
    put: row => overlay.write(name, keyOf(row), row),
    remove: key => overlay.write(name, key, null),
  }
}
