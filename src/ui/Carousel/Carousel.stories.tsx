import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Carousel } from './Carousel.tsx'

const titles = ['Matematică', 'Fizică', 'Chimie', 'Limba și literatura română', 'Istorie', 'Geografie']

const slides = titles.map(title => (
  <Card key={title}>
    <h3>{title}</h3>
    <p>Profesori pentru toate nivelurile, în orașul dvs. sau online.</p>
  </Card>
))

const meta = preview.meta({
  title: 'Kit/Carousel',
  component: Carousel,
  parameters: {
    usage: {
      when: 'For a few related texts of equal weight, of which any may stay unseen.',
      access:
        'Buttons pause, go back and go on; the slides out of view cannot be reached. A slide that the user goes to is announced, a rotation is not. It stops while it has the focus.',
      dos: ['Give it a label that says what the slides are about.'],
      donts: [
        'Do not put an action into it that the user needs to go on: many people see only the first slide.',
      ],
    },
  },
  args: { label: 'Materii', heading: <h2>Materii</h2>, interval: 10_000, slides },
})

export const StateThreeInView = meta.story()

export const WidthPhone = meta.story({ globals: { viewport: { value: 'phone320' } } })
