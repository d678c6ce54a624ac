import preview from '#storybook/preview.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Stars } from './Stars.tsx'

const meta = preview.meta({
  title: 'Kit/Stars',
  component: Stars,
  parameters: {
    usage: {
      when: 'Beside a grade, for reading it at a glance.',
      access: 'Hidden from screen readers: the figure beside it is read.',
      dos: ['Always show the figure beside it.'],
      donts: ['Do not use it alone: it is hidden from screen readers.'],
    },
  },
  args: { percent: 86 },
})

export const StateFillings = meta.story({
  render: args => (
    <Stack gap={5}>
      <Stars {...args} />
      {[0, 4, 10, 25, 50, 73, 99, 100].map(percent => (
        <Stars key={percent} percent={percent} />
      ))}
    </Stack>
  ),
})
