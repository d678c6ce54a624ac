import axe from 'axe-core'
import { currentTheme, setTheme } from './theme.ts'

type Story = { parameters: { a11y?: { test?: string; disable?: boolean; options?: axe.RunOptions } } }

/** The a11y addon looks at the theme that is on; this looks at the other one, and fails the story's test alike. */
export async function expectOtherThemeAccessible({ parameters: { a11y } }: Story) {
  if (a11y?.disable || a11y?.test === 'off') return
  const theme = currentTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  setTheme(other)
  try {
    // Contrast is what a theme changes; the rest was looked at once.
    const { violations } = await axe.run(document.body, {
      ...a11y?.options,
      runOnly: ['color-contrast', 'link-in-text-block'],
    })
    if (violations.length > 0)
      throw new Error(`In the ${other} theme:\n${violations.map(describe).join('\n')}`)
  } finally {
    setTheme(theme)
  }
}

function describe({ id, help, nodes }: axe.Result) {
  const places = nodes.map(node => `  ${node.html}\n    ${node.failureSummary?.replaceAll('\n', '\n    ')}`)
  return `${id}: ${help}\n${places.join('\n')}`
}
