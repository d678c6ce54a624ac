import { Canvas, Source } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext } from 'react'
import { frameSource } from '#storybook/matrix/frames.ts'
import { DocsTheme } from './DocsTheme.ts'
import styles from './docs.module.css'

type Story = {
  id: string
  name: string
  parameters: Record<string, unknown>
  moduleExport: NonNullable<ComponentProps<typeof Canvas>['of']>
}

/** A story with its code, in the theme of the page. */
export function Specimen({ story }: { story: Story }) {
  const theme = useContext(DocsTheme)
  const height = frameHeight(story)
  if (height === undefined) return <Canvas of={story.moduleExport} />
  // Instead of the frame of Canvas, which always has the light theme.
  return (
    <div className={styles.framed}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
      <iframe title={story.name} src={frameSource({ storyId: story.id, theme })} style={{ height }} />
      <details>
        <summary>Code</summary>
        <Source of={story.moduleExport} dark={theme === 'dark'} />
      </details>
    </div>
  )
}

/** Returns the height of a story with the parameters of `inFrame`; `undefined` for any other. */
export function frameHeight({ parameters }: Pick<Story, 'parameters'>): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parameters are untyped; usage.ts sets these
  const { docs } = parameters as { docs?: { story?: { inline?: boolean; height?: string } } }
  return docs?.story?.inline === false ? docs.story.height : undefined
}
