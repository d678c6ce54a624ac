import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Stack } from '#storybook/layout.tsx'
import { Select } from './Select.tsx'

const items = [
  { value: 'date', label: 'Cele mai noi' },
  { value: 'price', label: 'Preț crescător' },
  { value: 'rating', label: 'Cele mai apreciate de elevi și de părinți în ultimul an școlar' },
]

const onChoice = fn<(value: string) => void>()

const meta = preview.meta({
  title: 'Kit/Select',
  component: Select,
  parameters: usage({
    when: 'For a choice of one from a short list that need not be seen as a whole, such as the order of a list.',
    donts: [
      'Do not use it for two or three options: use PillGroup.',
      'Do not use it for a list that people must search: use Combobox.',
    ],
  }),
  args: { label: 'Ordonează după', items, value: null, onValueChange: onChoice },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Stack width="18rem">
        <Select
          {...args}
          value={value}
          onValueChange={next => {
            setValue(next)
            args.onValueChange(next)
          }}
        />
      </Stack>
    )
  },
})

export const StateChosen = meta.story({
  args: { value: 'date' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Ordonează după' })).toHaveDisplayValue('Cele mai noi')
  },
})

export const InteractionChoose = StateChosen.extend({
  async play({ canvas }) {
    onChoice.mockClear()
    const select = canvas.getByRole('combobox', { name: 'Ordonează după' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Preț crescător')
    await expect(select).toHaveDisplayValue('Preț crescător')
    await expect(onChoice).toHaveBeenCalledWith('price')
    await expect(select).toHaveFocus()
  },
})

export const StateLongLabel = meta.story({ args: { value: 'rating' } })

export const StateNothingChosen = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Alegeți')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
  },
})

export const StateHiddenLabel = meta.story({
  args: { hideLabel: true, value: 'date' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Ordonează după' })).toBeVisible()
  },
})

export const StateInvalid = meta.story({
  args: { error: 'Alegeți o ordine.', hint: 'Se aplică întregii liste.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Alegeți o ordine. Se aplică întregii liste.',
    )
  },
})

export const StateDisabled = meta.story({ args: { value: 'rating', disabled: true } })
