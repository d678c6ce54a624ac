import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Columns } from './layout.tsx'

const meta = preview.meta({
  title: 'Kit/Columns',
  component: Columns,
  parameters: usage({
    when: 'For things of one kind in as many columns as fit, such as cards or pairs of fields.',
    dos: ['Choose `least` so that the content of a column is still easy to read.'],
    donts: ['Do not use it where the number of columns matters: write the grid in the CSS of the page.'],
  }),
})

export const StateGap = meta.story({
  args: { least: 12, gap: 4 },
  render: args => (
    <Columns {...args}>
      <Card>Luni</Card>
      <Card>Marți</Card>
      <Card>Miercuri</Card>
    </Columns>
  ),
})

/** Two things are as wide as in a full line. */
export const StateFilled = meta.story({
  args: { least: 12, gap: 4, fill: true },
  render: args => (
    <Columns {...args}>
      <Card>Luni</Card>
      <Card>Marți</Card>
    </Columns>
  ),
})
