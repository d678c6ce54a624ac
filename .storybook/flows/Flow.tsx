import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useReducer, useState } from 'react'
import { Choice } from '#storybook/matrix/Choice.tsx'
import { FramePage } from '#storybook/matrix/FramePage.tsx'
import { emptyQueue, reduceFrames } from '#storybook/matrix/frameQueue.ts'
import { comparedViewports, createFrame, viewportOptions } from '#storybook/matrix/frames.ts'
import { FrameView } from '#storybook/matrix/FrameView.tsx'
import { Progress } from '#storybook/matrix/Progress.tsx'
import type { Theme } from '#storybook/theme.ts'
import type { Step } from './flows.ts'
import styles from './Flow.module.css'

/** The steps of a journey as frames in their order, on a phone or a desktop, in one theme. */
export function Flow({ title, steps }: { title: string; steps: Step[] }) {
  const [viewport, setViewport] = useState<(typeof comparedViewports)[number]>('phone390')
  const [theme, setTheme] = useState<Theme>('light')
  const [queue, dispatch] = useReducer(reduceFrames, emptyQueue)
  const options = viewportOptions(useContext(DocsContext).projectAnnotations.parameters ?? {})
  const choices = (
    <>
      <Choice
        label="Width"
        options={comparedViewports}
        value={viewport}
        nameOf={option => options[option]?.name ?? option}
        onChange={setViewport}
      />
      <Choice label="Theme" options={['light', 'dark']} value={theme} onChange={setTheme} />
      <Progress queue={queue} total={steps.length} />
    </>
  )
  return (
    <FramePage title={title} choices={choices} dispatch={dispatch}>
      <ol className={styles.steps} data-viewport={viewport}>
        {steps.map(({ story, text }, index) => {
          const frame = createFrame(story, theme, viewport, options)
          return (
            <li key={frame.key}>
              <p>
                {index + 1}. {text}
              </p>
              <FrameView frame={frame} name={text} state={queue.get(frame.key)?.state} dispatch={dispatch} />
            </li>
          )
        })}
      </ol>
    </FramePage>
  )
}
