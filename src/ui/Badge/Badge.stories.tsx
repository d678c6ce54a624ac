import Globe from 'lucide-react/icons/globe'
import Star from 'lucide-react/icons/star'
import preview from '#storybook/preview.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  title: 'Kit/Badge',
  component: Badge,
  parameters: {
    usage: {
      when: 'For one short fact about the thing beside it: its state, or what sets it apart.',
      access: 'Read as text, in its place.',
      dos: ['Keep amber for what the product recommends.'],
      donts: ['Do not make it a control: for an active filter use Chip, for a choice PillGroup.'],
    },
  },
  args: { children: 'Nou' },
})

export const StateTones = meta.story({
  render: args => (
    <Cluster gap={4} align="center">
      <Badge {...args} />
      <Badge tone="action" icon={<Globe />}>
        Online
      </Badge>
      <Badge tone="amber" icon={<Star />}>
        Recomandat
      </Badge>
      <Badge>Pregătire pentru Evaluarea Națională și Bacalaureat</Badge>
    </Cluster>
  ),
})
