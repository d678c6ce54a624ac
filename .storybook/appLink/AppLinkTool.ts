import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useChannel, useParameter } from 'storybook/manager-api'
import type { AppLink } from './appLink.ts'

/** The event by which the preview sends the link of the current story, which the preview alone can format. */
const event = 'meditatii/app-link'

/** The toolbar's link from a story of a screen to the same state in the running app. */
function AppLinkTool() {
  const [last]: [AppLink?] = addons.getChannel().last(event) ?? []
  const [link, setLink] = useState(last)
  useChannel({ [event]: setLink })
  const { address } = useParameter<{ address?: string }>('screen', {})
  if (!link || address === undefined) return null
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

addons.add(event, {
  type: types.TOOL,
  title: 'Open in the app',
  match: ({ viewMode }) => viewMode === 'story',
  render: AppLinkTool,
})
