import Globe from 'lucide-react/icons/globe'
import Star from 'lucide-react/icons/star'
import preview from '#storybook/preview.tsx'
import { Wrap } from '#storybook/layout.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({ title: 'Kit/Badge', component: Badge, args: { children: 'Nou' } })

export const StateTones = meta.story({
  render: args => (
    <Wrap>
      <Badge {...args} />
      <Badge {...args} tone="action" icon={<Globe aria-hidden="true" />}>
        Online
      </Badge>
      <Badge {...args} tone="amber" icon={<Star aria-hidden="true" />}>
        Recomandat
      </Badge>
      <Badge {...args}>Pregătire pentru Evaluarea Națională și Bacalaureat</Badge>
    </Wrap>
  ),
})
