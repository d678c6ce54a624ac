import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Cluster } from './layout.tsx'

const meta = preview.meta({
  title: 'Kit/Cluster',
  component: Cluster,
  parameters: usage({
    when: 'For things side by side that may take several lines, such as buttons, badges or chips.',
    dos: ['Set `rowGap` where lines belong closer together than the things in a line.'],
    donts: ['Do not use it for columns that must be equally wide: use Columns.'],
  }),
})

export const StateGap = meta.story({
  args: { gap: 2 },
  render: args => (
    <Cluster {...args}>
      {['Matematică', 'Fizică', 'Chimie', 'Biologie', 'Informatică'].map(subject => (
        <Badge key={subject}>{subject}</Badge>
      ))}
    </Cluster>
  ),
})

/** A heading and its button at the two ends of a line. */
export const StateBetween = meta.story({
  args: { gap: 4, align: 'center', justify: 'between' },
  render: args => (
    <Cluster {...args}>
      <h2>Anunțurile mele</h2>
      <Button>Adaugă anunț</Button>
    </Cluster>
  ),
})
