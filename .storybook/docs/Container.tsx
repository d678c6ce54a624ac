import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useEffectEvent, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { brand } from '../brand.ts'
import { setTheme, themeOf } from '../theme.ts'
import { DocsTheme } from './DocsTheme.ts'
import { colourIn } from './tokens.ts'

/** A documentation page in the toolbar's theme. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context)
  useEffect(() => setTheme(theme), [theme])
  return (
    <DocsContainer context={context} theme={brand(theme, token => colourIn(theme, 'normal', token))}>
      <DocsTheme value={theme}>{children}</DocsTheme>
    </DocsContainer>
  )
}

/** Follows the toolbar. Ignores the globals of events: those of stories in frames arrive here too. */
function useTheme({ channel, componentStories, getStoryContext }: DocsContainerProps['context']) {
  const [story] = componentStories()
  const read = () => themeOf(story && getStoryContext(story).globals['theme'])
  const [theme, setChosen] = useState(read)
  const follow = useEffectEvent(() => setChosen(read()))
  useEffect(() => {
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return theme
}
