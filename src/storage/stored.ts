/**
 * What the app stores in this browser, as texts by key. Everything that this page writes is also in memory, for as long
 * as the page lives: localStorage may be missing, full, or forbidden, and then throws.
 */
const copies = new Map<string, string | null>()

export function readStored(key: string): string | null {
  const copy = copies.get(key)
  return copy === undefined ? (tryStorage(() => localStorage.getItem(key)) ?? null) : copy
}

export function writeStored(key: string, text: string): void {
  copies.set(key, text)
  tryStorage(() => localStorage.setItem(key, text))
}

export function removeStored(key: string): void {
  copies.set(key, null)
  tryStorage(() => localStorage.removeItem(key))
}

/** Returns what `writeInTab` has stored: it lives as long as the tab, also after a reload. */
export const readInTab = (key: string) => tryStorage(() => sessionStorage.getItem(key)) ?? null

export const writeInTab = (key: string, text: string) => tryStorage(() => sessionStorage.setItem(key, text))

/** Removes what the tab has stored under the keys that begin like this. */
export function clearTab(prefix: string): void {
  const keys = tryStorage(() => Object.keys(sessionStorage)) ?? []
  for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}

/** Returns the keys that this page or another has written; some may be removed already. */
export function storedKeys(): string[] {
  return [...new Set([...copies.keys(), ...(tryStorage(() => Object.keys(localStorage)) ?? [])])]
}

/** Returns the keys whose copy localStorage has too; it has refused the others. */
export const storedCopies = () =>
  [...copies.keys()].filter(key => tryStorage(() => localStorage.getItem(key)) === copies.get(key))

/** Drops the copy of a key that another tab has changed or removed, or every copy: localStorage is newer. */
export function dropCopy(key: string | null): void {
  if (key === null) copies.clear()
  else copies.delete(key)
}

/** Returns the result of the action; `undefined` when the browser refuses its storage. */
function tryStorage<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
