import type { Decorator } from '@storybook/react-vite'

export type Theme = 'light' | 'dark'

/** The theme menu of the toolbar. For `both` manager.ts shows the story in two frames. */
export const themeToolbar = {
  description: 'Theme',
  toolbar: {
    title: 'Theme',
    icon: 'mirror' as const,
    items: [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'both', title: 'Side by side' },
    ],
    dynamicTitle: true,
  },
}

/** Returns the theme in which a story renders, from the toolbar's value. */
export const themeOf = (value: unknown): Theme => (value === 'dark' ? 'dark' : 'light')

/** Applies the toolbar's theme in the same way as the app's theme switch: as `data-theme` of the document. */
export const withTheme: Decorator = (Story, { globals }) => {
  setTheme(themeOf(globals['theme']))
  return Story()
}

export function setTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
}
