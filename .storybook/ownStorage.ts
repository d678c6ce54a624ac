/**
 * Gives this page a localStorage and a sessionStorage of its own, in memory and empty. Frames of one page
 * share those of the browser: a change or a draft of one story would appear in the others.
 */
export function giveOwnStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, kind, { value: createStorage(), configurable: true })
}

function createStorage(): Storage {
  const rows = new Map<string, string>()
  return {
    get length() {
      return rows.size
    },
    key: index => [...rows.keys()][index] ?? null,
    getItem: key => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: key => void rows.delete(key),
    clear: () => rows.clear(),
  }
}
