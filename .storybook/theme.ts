import type { Decorator } from '@storybook/react-vite'

export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Applies the toolbar's theme in the same way as the app's theme switch: as `data-theme` of the document. */
export const withTheme: Decorator = (Story, { globals }) => {
  setTheme(globals['theme'] === 'dark' ? 'dark' : 'light')
  return Story()
}

export function setTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
}

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}
