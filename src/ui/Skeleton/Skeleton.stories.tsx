import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({
  title: 'Kit/Skeleton',
  component: Skeleton,
  parameters: {
    width: '26rem',
    usage: {
      when: 'While content loads, in its shape and size, so that nothing jumps when it arrives.',
      access: 'Hidden; the container says that it is busy.',
      dos: ['Set `aria-busy` on the container, once.'],
      donts: ['Do not show it for a submission: the button shows progress.'],
    },
  },
})

export const StateShapes = meta.story({
  render: () => (
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
  ),
})
