import * as z from 'zod/mini'

/** Changed rows by table, then by key: the current row, or `null` when it was removed. */
type Changes = Record<string, Record<string, unknown>>

/** The changes made to a world since its seed. `version` differs whenever the changes do. */
export type Overlay = {
  read: () => { changes: Changes; version: number }
  write: (table: string, key: string, row: unknown) => void
  clear: () => void
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Creates an overlay whose changes are stored under a key of `store` (localStorage), so that they survive a
 * reload and other tabs see them. Without a store they last as long as the page. The stored text is compared
 * at each read, and only parsed when another tab has written it.
 */
export function createOverlay(storageKey: string, store: Store | undefined): Overlay {
  let changes: Changes = {}
  let seen: string | null = null
  let version = 0

  function refresh(): void {
    const stored = store ? store.getItem(storageKey) : seen
    if (stored === seen) return
    seen = stored
    changes = parse(stored)
    version += 1
  }

  return {
    read() {
      refresh()
      return { changes, version }
    },
    write(table, key, row) {
      refresh()
      changes = { ...changes, [table]: { ...changes[table], [key]: row } }
      version += 1
      const text = JSON.stringify(changes)
      try {
        store?.setItem(storageKey, text)
        seen = text
      } catch {
        // When the storage is full or blocked, the change lasts no longer than this page.
      }
    },
    clear() {
      store?.removeItem(storageKey)
      changes = {}
      seen = null
      version += 1
    },
  }
}

const Stored = z.record(z.string(), z.record(z.string(), z.unknown()))

/** Parses stored changes. Text in any other format counts as no changes. */
function parse(text: string | null): Changes {
  try {
    return z.parse(Stored, JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
