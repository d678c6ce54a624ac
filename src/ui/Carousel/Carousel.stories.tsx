import { expect, userEvent, waitFor, within } from 'storybook/test'
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

const carousel = () => within(document.body).getByRole('region', { name: 'Materii' })
const dot = (number: number) =>
  within(carousel()).getByRole('button', { name: `Arată diapozitivul ${number}` })
const leads = (number: number) => waitFor(() => expect(dot(number)).toHaveAttribute('aria-current', 'true'))

type Canvas = { getAllByRole: (role: string, options: { name: RegExp }) => HTMLElement[] }

const reachable = ({ getAllByRole }: Canvas) =>
  getAllByRole('group', { name: / din \d$/ })
    .filter(slide => !slide.inert)
    .map(slide => slide.getAttribute('aria-label'))

export const StateThreeInView = meta.story()

export const InteractionByButtons = meta.story({
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas, step }) {
    await waitFor(() => expect(reachable(canvas)).toEqual(['1 din 6', '2 din 6', '3 din 6']))
    await step('the buttons go to the next slide, and backwards past the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Diapozitivul următor' }))
      await leads(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Diapozitivul anterior' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Diapozitivul anterior' }))
      await leads(6)
    })
    await step('a dot goes to its slide', async () => {
      await userEvent.click(dot(4))
      await leads(4)
      await waitFor(() => expect(reachable(canvas)).toEqual(['4 din 6', '5 din 6', '6 din 6']))
    })
    await step('the rotation stops, and starts again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Oprește derularea' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Pornește derularea' }))
      await expect(canvas.getByRole('button', { name: 'Oprește derularea' })).toBeVisible()
    })
  },
})

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
