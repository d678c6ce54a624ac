import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useChannel } from 'storybook/manager-api'
import { type AppLink, appLinkEvent } from './appLinkEvent.ts'

/** The toolbar's link from a story of a screen to the same state in the running app. */
function AppLinkTool() {
  const [link, setLink] = useState<AppLink | undefined>(lastLink)
  useChannel({ [appLinkEvent]: setLink })
  if (!link) return null
  // No JSX: Storybook compiles the code of its own page for a global `React`.
  const anchor = createElement(
    'a',
    { href: link.href, target: '_blank', rel: 'noreferrer' },
    'Open in the app',
  )
  return createElement(
    Button,
    { asChild: true, variant: 'ghost', size: 'small', ariaLabel: link.hint },
    anchor,
  )
}

/** Returns the link that was sent before the toolbar mounted, if any. */
function lastLink(): AppLink | undefined {
  const [link]: [AppLink?] = addons.getChannel().last(appLinkEvent) ?? []
  return link
}

addons.add('meditatii/app-link', {
  type: types.TOOL,
  title: 'Open in the app',
  match: ({ viewMode }) => viewMode === 'story',
  render: AppLinkTool,
})
