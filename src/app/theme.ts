/** The system decides between light and dark; who prefers otherwise says so here, and it is kept in this browser. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(key)
    return themes.find(theme => theme === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

const listeners = new Set<() => void>()
let chosen: Theme | undefined

/** What is chosen now, for every switch of the page. */
export function getTheme(): Theme {
  chosen ??= readTheme()
  return chosen
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies the theme to the document, and keeps it when asked to. */
export function applyTheme(theme: Theme, keep = false): void {
  chosen = theme
  for (const listener of listeners) listener()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  if (!keep) return
  try {
    localStorage.setItem(key, theme)
  } catch {
    // A browser that refuses storage forgets the choice with the page.
  }
}
