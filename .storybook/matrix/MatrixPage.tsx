import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { displayName } from '#storybook/storyNames.ts'
import { Matrix } from './Matrix.tsx'

/** The docs page of a screen: the matrix of all stories in its file. */
export function MatrixPage() {
  const stories = useContext(DocsContext)
    .componentStories()
    .map(story => ({ ...story, name: displayName(story.name) }))
  return <Matrix title={stories[0]?.title.split('/').at(-1) ?? ''} stories={stories} />
}
