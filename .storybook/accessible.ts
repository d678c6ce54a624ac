import axe from 'axe-core'
import { currentTheme, setTheme, type Theme } from './theme.ts'

/** Components whose colours were looked at in the other theme: a screen is made of the kit, which always is. */
const lookedAt = new Set<string>()

/**
 * Fails a story's test when axe finds something: all of its rules in the story's theme, and the colours in the other one,
 * for each story of the kit and its like, and for the first of each screen. In place of the addon's own test, which
 * sends a report of some hundred kilobytes for each story.
 */
export async function expectAccessible({ title }: { title: string }): Promise<void> {
  await whenClosed()
  const theme = currentTheme()
  // A story is a part of a page, which has the landmarks.
  await expectNoViolations(theme, { rules: { region: { enabled: false } } })
  if (title.startsWith('Screens/') && lookedAt.has(title)) return
  lookedAt.add(title)
  const other = theme === 'dark' ? 'light' : 'dark'
  setTheme(other)
  try {
    await expectNoViolations(other, { runOnly: ['color-contrast', 'link-in-text-block'] })
  } finally {
    setTheme(theme)
  }
}

/** Waits for popups that the story has closed last: on their way out they have lost their names. */
async function whenClosed(): Promise<void> {
  await frame()
  while (document.querySelector('[data-ending-style]')) await frame()
}

const frame = () => new Promise(requestAnimationFrame)

async function expectNoViolations(theme: Theme, options: axe.RunOptions): Promise<void> {
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] })
  if (violations.length > 0) throw new Error(`In the ${theme} theme:\n${violations.map(describe).join('\n')}`)
}

function describe({ id, help, nodes }: axe.Result) {
  const places = nodes.map(node => `  ${node.html}\n    ${node.failureSummary?.replaceAll('\n', '\n    ')}`)
  return `${id}: ${help}\n${places.join('\n')}`
}
