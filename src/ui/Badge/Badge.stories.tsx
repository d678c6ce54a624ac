import Globe from 'lucide-react/icons/globe'
import Star from 'lucide-react/icons/star'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Wrap } from '#storybook/layout.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  title: 'Kit/Badge',
  component: Badge,
  parameters: usage({
    when: 'For one short fact about the thing beside it: its state, or what sets it apart.',
    dos: ['Keep amber for what the product recommends.'],
    donts: ['Do not make it a control: for an active filter use Chip, for a choice PillGroup.'],
  }),
  args: { children: 'Nou' },
})

export const StateNeutral = meta.story()

export const StateTones = meta.story({
  render: () => (
    <Wrap>
      <Badge>Nou</Badge>
      <Badge tone="action" icon={<Globe />}>
        Online
      </Badge>
      <Badge tone="amber" icon={<Star />}>
        Recomandat
      </Badge>
      <Badge>Pregătire pentru Evaluarea Națională și Bacalaureat</Badge>
    </Wrap>
  ),
})
