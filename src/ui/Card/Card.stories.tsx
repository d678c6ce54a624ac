import preview from '#storybook/preview.tsx'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Card } from './Card.tsx'

const meta = preview.meta({
  title: 'Kit/Card',
  component: Card,
  parameters: {
    width: '34rem',
    usage: {
      when: 'For one item of a list, or one part of a page that stands alone.',
      access: 'Nothing of its own: it is the element that `as` says.',
      dos: ['Use `as="article"` for an item that makes sense on its own.'],
      donts: ['Do not put a card into a card: separate its parts by space or a line.'],
    },
  },
})

export const StateArticle = meta.story({
  args: { as: 'article' },
  render: args => (
    <Card {...args}>
      <div style={{ display: 'flex', gap: 'var(--space-4)' }}>
        <Avatar name="Andreea-Cristina Constantinescu-Brătianu" size={64} />
        <div>
          <h3>Andreea-Cristina Constantinescu-Brătianu</h3>
          <p>Matematică pentru Evaluarea Națională și Bacalaureat</p>
          <Badge tone="action">Online</Badge>
        </div>
      </div>
    </Card>
  ),
})
