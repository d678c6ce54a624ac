import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useEffectEvent, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'
import { setTheme, themeOf } from '../theme.ts'

/** A documentation page in the toolbar's theme. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel, componentStories, getStoryContext } = context
  const [story] = componentStories()
  const read = () => themeOf(story && getStoryContext(story).globals['theme'])
  const [theme, setChosen] = useState(read)
  const follow = useEffectEvent(() => setChosen(read()))
  // Syncs with the toolbar. Does not read the event, because events of stories in frames arrive here too.
  useEffect(() => {
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => setTheme(theme), [theme])
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  )
}
