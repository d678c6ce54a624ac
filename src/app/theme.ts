import { readStored, writeStored } from '#storage/stored.ts'

/** The themes; `system` follows the device. The user's choice is stored in this browser. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

export function readTheme(): Theme {
  const stored = readStored(key)
  return themes.find(theme => theme === stored) ?? 'system'
}

const listeners = new Set<() => void>()
let chosen: Theme | undefined

export function getTheme(): Theme {
  chosen ??= readTheme()
  return chosen
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies the theme to the document; with `persist` also stores it. */
export function applyTheme(theme: Theme, persist = false): void {
  chosen = theme
  for (const listener of listeners) listener()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  if (persist) writeStored(key, theme)
}
