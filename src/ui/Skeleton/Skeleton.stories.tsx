import { expect } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Stack } from '#storybook/layout.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({
  title: 'Kit/Skeleton',
  component: Skeleton,
  parameters: usage({
    when: 'While content loads, in its shape and size, so that nothing jumps when it arrives.',
    dos: ['Set `aria-busy` on the container, once.'],
    donts: ['Do not show it for a submission: the button shows progress.'],
  }),
})

export const StateShapes = meta.story({
  render: () => (
    <Stack>
      <Card aria-busy="true">
        <div style={{ display: 'flex', gap: 'var(--space-4)' }}>
          <Skeleton shape="block" width={72} height={72} />
          <div style={{ flex: 1 }}>
            <Skeleton width="60%" />
            <Skeleton width="90%" />
            <Skeleton width="40%" />
          </div>
          <Skeleton shape="circle" />
        </div>
      </Card>
    </Stack>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(5)
  },
})
