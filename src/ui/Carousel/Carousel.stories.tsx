import { expect, waitFor } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Carousel } from './Carousel.tsx'

const titles = ['Matematică', 'Fizică', 'Chimie', 'Limba și literatura română', 'Istorie', 'Geografie']

const meta = preview.meta({
  title: 'Kit/Carousel',
  component: Carousel,
  parameters: usage({
    when: 'For a few related texts of equal weight, of which any may stay unseen.',
    dos: ['Give it a label that says what the slides are about.'],
    donts: [
      'Do not put an action into it that the user needs to go on: many people see only the first slide.',
    ],
  }),
  // A control would edit the slides as JSON, which cannot hold their elements.
  argTypes: { slides: { control: false } },
  args: {
    label: 'Materii',
    heading: <h2>Materii</h2>,
    interval: 10_000,
    slides: titles.map(title => (
      <Card key={title}>
        <h3>{title}</h3>
        <p>Profesori pentru toate nivelurile, în orașul dvs. sau online.</p>
      </Card>
    )),
  },
})

type Canvas = { getAllByRole: (role: string, options: { name: RegExp }) => HTMLElement[] }

const reachable = ({ getAllByRole }: Canvas) =>
  getAllByRole('group', { name: / din \d$/ })
    .filter(slide => !slide.inert)
    .map(slide => slide.getAttribute('aria-label'))

export const StateThreeInView = meta.story()

export const WidthPhone = meta.story({
  globals: { viewport: { value: 'phone320' } },
  async play({ canvas }) {
    // The other slides are beyond the edge and cannot be focused.
    await waitFor(() => expect(reachable(canvas)).toEqual(['1 din 6']))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const WidthTablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  async play({ canvas }) {
    await waitFor(() => expect(reachable(canvas)).toEqual(['1 din 6', '2 din 6']))
  },
})

/** Has no controls when all slides fit. */
export const StateAllInView = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: {
    slides: ['Matematică', 'Fizică'].map(title => (
      <Card key={title}>
        <h3>{title}</h3>
      </Card>
    )),
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(reachable(canvas)).toEqual(['1 din 2', '2 din 2'])
  },
})
