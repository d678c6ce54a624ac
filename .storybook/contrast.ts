import type { Decorator } from '@storybook/react-vite'
import './forcedColors.css'

/** The system's setting `prefers-contrast`. */
export type Contrast = 'normal' | 'more'

/** The contrast menu of the toolbar. */
export const contrastToolbar = {
  description: 'Contrast',
  toolbar: {
    title: 'Contrast',
    icon: 'contrast' as const,
    items: [
      { value: 'normal', title: 'Normal' },
      { value: 'more', title: 'More contrast' },
      { value: 'forced', title: 'Forced colours (approximately)' },
    ],
    dynamicTitle: true,
  },
}

/** The media query that each value of the menu turns on in the stylesheets. A page cannot change the system's setting. */
const queries: Record<string, string> = {
  more: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
}

/** Renders a story as with the system's setting that the toolbar names. */
export const withContrast: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['contrast'] = String(globals['contrast'])
  turnOnQueries()
  // Pages and dialogs load their styles on use.
  stylesheets ??= new MutationObserver(turnOnQueries)
  stylesheets.observe(document.head, { childList: true })
  return Story()
}

let stylesheets: MutationObserver | undefined

/** The media rules that were changed, with the query they had. */
const changed = new Map<CSSMediaRule, string>()

function turnOnQueries() {
  const query = queries[document.documentElement.dataset['contrast'] ?? '']
  for (const [rule, original] of changed) rule.media.mediaText = original
  changed.clear()
  if (query === undefined) return
  for (const sheet of document.styleSheets)
    for (const rule of mediaRulesIn(sheet.cssRules)) {
      if (rule.media.mediaText !== query) continue
      changed.set(rule, query)
      rule.media.mediaText = 'all'
    }
}

/** Returns the media rules of a list of rules, those inside of layers and of other rules included. */
function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return Array.from(rules).flatMap(rule => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRulesIn(rule.cssRules) : []),
  ])
}
