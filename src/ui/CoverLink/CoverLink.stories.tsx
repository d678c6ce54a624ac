import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { CoverLink } from './CoverLink.tsx'

const meta = preview.meta({
  title: 'Kit/CoverLink',
  component: CoverLink,
  parameters: {
    usage: {
      when: 'For a card that leads to one screen as a whole and still has other controls.',
      access: 'One link with the words of its title; other controls of the card are Tab stops of their own.',
      dos: ['Put it around the title, which becomes the link’s name.'],
      donts: ['Do not cover a card that has no positioned ancestor: the link would cover the page.'],
    },
  },
})

/** A press anywhere on the card follows the link; the focus ring is the card's. */
export const StateOnACard = meta.story({
  render: () => (
    <Card as="article" style={{ position: 'relative' }}>
      <h2>
        <CoverLink to="/teacherprofile/ae31oi">Mihai Ionescu</CoverLink>
      </h2>
      <p>Meditatii Matematica</p>
    </Card>
  ),
})
