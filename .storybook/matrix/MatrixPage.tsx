import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { Frames } from './Frames.tsx'
import { viewportsOf } from './frames.ts'

/** The docs page of a screen: all stories in its file, one row per story. */
export function MatrixPage() {
  const { componentStories } = useContext(DocsContext)
  const [stories] = useState(componentStories)
  const [rows] = useState(() =>
    stories.map(({ id, name, storyGlobals }) => ({ story: id, name, viewports: viewportsOf(storyGlobals) })),
  )
  return <Frames title={`${stories[0]?.title.split('/').at(-1) ?? ''}: all states`} rows={rows} />
}
