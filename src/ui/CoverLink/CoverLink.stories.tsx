import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { CoverLink } from './CoverLink.tsx'

const meta = preview.meta({ title: 'Kit/CoverLink', component: CoverLink })

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
