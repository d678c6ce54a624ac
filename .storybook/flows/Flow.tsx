import { useState } from 'react'
import { Frames } from '#storybook/matrix/Frames.tsx'
import { comparedViewports } from '#storybook/matrix/frames.ts'
import type { Step } from './flows.ts'

/** The steps of a journey as frames in their order, on a phone or a desktop, in one theme. */
export function Flow({ title, steps }: { title: string; steps: Step[] }) {
  const [rows] = useState(() =>
    steps.map(({ story, text }, index) => ({
      story,
      name: `${index + 1}. ${text}`,
      viewports: comparedViewports,
    })),
  )
  return <Frames title={title} rows={rows} areSteps />
}
