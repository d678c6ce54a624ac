import { expect, fn } from 'storybook/test'
import { holding } from '#storybook/holding.tsx'
import preview from '#storybook/preview.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Select } from './Select.tsx'

const items = [
  { value: 'date', label: 'Cele mai noi' },
  { value: 'price', label: 'Preț crescător' },
  { value: 'rating', label: 'Cele mai apreciate de elevi și de părinți în ultimul an școlar' },
]

const meta = preview.meta({
  title: 'Kit/Select',
  component: Select,
  parameters: {
    width: '18rem',
    usage: {
      when: 'For a choice of one from a short list that need not be seen as a whole, such as the order of a list.',
      access:
        'The browser’s own: arrows and letters choose. A screen reader says the label, the value, and the help or the error.',
      donts: [
        'Do not use it for two or three options: use PillGroup.',
        'Do not use it for a list that people must search: use Combobox.',
      ],
    },
  },
  args: {
    label: 'Ordonează după',
    items,
    value: 'date',
    onValueChange: fn<(value: string) => void>(),
  },
  render: holding(Select),
})

export const StateChosen = meta.story()

export const StateOthers = meta.story({
  render: args => (
    <Stack gap={5}>
      <Select {...args} value={null} error="Alegeți o ordine." hint="Se aplică întregii liste." />
      <Select {...args} value="rating" label="O etichetă lungă" />
      <Select {...args} hideLabel label="Ascunsă" />
    </Stack>
  ),
  async play({ canvas }) {
    const refused = canvas.getByRole('combobox', { name: 'Ordonează după' })
    await expect(refused).toHaveAccessibleDescription('Alegeți o ordine. Se aplică întregii liste.')
    await expect(canvas.getByRole('combobox', { name: 'Ascunsă' })).toBeVisible()
  },
})
