import * as z from 'zod/mini'

/** By table, then by key: the row as it is now, or `null` where it was removed. */
type Changes = Record<string, Record<string, unknown>>

/** What was changed since the seed. `version` differs whenever the changes do. */
export type Overlay = {
  read: () => { changes: Changes; version: number }
  write: (table: string, key: string, row: unknown) => void
  clear: () => void
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Changes kept under a key of `store` (localStorage), so that a reload and another tab see them; without a store they
 * last as long as the page. The stored text is compared at each read, and only parsed when another tab wrote it.
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
        // A full or blocked storage keeps the change for this page, which is all that can be had.
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

/** Somebody's garbage under our key is no change. */
function parse(text: string | null): Changes {
  try {
    return z.parse(Stored, JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
