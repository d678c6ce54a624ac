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

/** Applies the theme to the document and to the browser's bars; with `persist` also stores it. */
export function applyTheme(theme: Theme, persist = false): void {
  chosen = theme
  for (const listener of listeners) listener()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll('meta')) {
    if (meta.name === 'theme-color') meta.media = mediaOf(meta.dataset.scheme, theme)
    // The browser's own background, until the styles have loaded.
    if (meta.name === 'color-scheme') meta.content = theme === 'system' ? 'light dark' : theme
  }
  if (persist) writeStored(key, theme)
}

/** Returns where the colour of a scheme applies: the browser takes the first colour whose media query matches. */
function mediaOf(scheme: string | undefined, theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return scheme === theme ? 'all' : 'not all'
}
