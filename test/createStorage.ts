/** Creates an empty storage in memory, as `localStorage` and `sessionStorage` are. */
export function createStorage(): Storage {
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
