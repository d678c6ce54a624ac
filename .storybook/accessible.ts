import type axe from 'axe-core'
import { setTheme, type Theme, themeOf } from './theme.ts'

/**
 * Titles of the stories already checked in the other theme. One story of each screen is enough: a screen
 * consists of components from src/ui, and all of their stories are checked in both themes.
 */
const checkedInOtherTheme = new Set<string>()

/** Options of axe for a story, which may be only a part of a page: the landmarks belong to the page. */
export const partRules = { rules: { region: { enabled: false } } }

/**
 * Fails a story's test when axe finds a violation. Runs all rules in the story's theme, and the colour rules
 * in the other theme; of the stories of a screen only the first is checked in the other theme. Replaces the
 * addon's own test, which sends a report of some hundred kilobytes for each story.
 */
export async function expectAccessible({ title }: { title: string }): Promise<void> {
  await popupsClosed()
  const theme = themeOf(document.documentElement.dataset['theme'])
  await expectNoViolations(theme, partRules)
  if (title.startsWith('Screens/') && checkedInOtherTheme.has(title)) return
  checkedInOtherTheme.add(title)
  const other = theme === 'dark' ? 'light' : 'dark'
  setTheme(other)
  try {
    await expectNoViolations(other, { runOnly: ['color-contrast', 'link-in-text-block'] })
  } finally {
    setTheme(theme)
  }
}

/**
 * Waits until closing popups have unmounted: axe would report them, since they lose their accessible name
 * while closing.
 */
async function popupsClosed(): Promise<void> {
  await frame()
  while (document.querySelector('[data-ending-style]')) await frame()
}

const frame = () => new Promise(requestAnimationFrame)

async function expectNoViolations(theme: Theme, options: axe.RunOptions): Promise<void> {
  // Loaded on use: only tests need its 0.7 MB, which the preview would load with every page.
  const { default: engine } = await import('axe-core')
  const { violations } = await engine.run(document.body, { ...options, resultTypes: ['violations'] })
  if (violations.length > 0) throw new Error(`In the ${theme} theme:\n${violations.map(describe).join('\n')}`)
}

function describe({ id, help, nodes }: axe.Result) {
  const places = nodes.map(node => `  ${node.html}\n    ${node.failureSummary?.replaceAll('\n', '\n    ')}`)
  return `${id}: ${help}\n${places.join('\n')}`
}
