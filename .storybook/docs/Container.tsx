import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { brand } from '../brand.ts'
import { setTheme, themeOf } from '../theme.ts'
import { colourIn } from './tokens.ts'

/** A documentation page in the toolbar's theme. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context)
  useEffect(() => setTheme(theme), [theme])
  return (
    <DocsContainer context={context} theme={brand(theme, token => colourIn(theme, token))}>
      {children}
    </DocsContainer>
  )
}

type Updated = { globals: Record<string, unknown> }

function useTheme({ channel, componentStories, getStoryContext }: DocsContainerProps['context']) {
  const [theme, setChosen] = useState(() => {
    const [story] = componentStories()
    return themeOf(story && getStoryContext(story).globals['theme'])
  })
  useEffect(() => {
    const follow = ({ globals }: Updated) => setChosen(themeOf(globals['theme']))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return theme
}
