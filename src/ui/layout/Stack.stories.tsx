import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Stack } from './layout.tsx'

const meta = preview.meta({
  title: 'Kit/Stack',
  component: Stack,
  parameters: usage({
    when: 'For things below each other, such as the sections of a screen or the fields of a form.',
    dos: [
      'Choose `gap` by how close its children belong together: 1 to 3 within a card, 4 to 6 between fields and cards, 8 and more between sections.',
    ],
    donts: ['Do not give its children margins.'],
  }),
})

export const StateGap = meta.story({
  args: { gap: 4 },
  render: args => (
    <Stack {...args}>
      <Card>Luni</Card>
      <Card>Marți</Card>
      <Card>Miercuri</Card>
    </Stack>
  ),
})

/** Children as wide as their content. */
export const StateAtTheStart = meta.story({
  args: { gap: 3, align: 'start' },
  render: args => (
    <Stack {...args}>
      <Badge tone="action">Online</Badge>
      <Badge>La profesor</Badge>
    </Stack>
  ),
})
