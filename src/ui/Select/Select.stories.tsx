import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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
            args.onValueChange?.(next)
          }}
        />
      </Stack>
    )
  },
})

const page = () => within(document.body)

export const ByKeyboard = meta.story({
  args: { value: 'date' },
  async play({ canvas }) {
    onChoice.mockClear()
    const trigger = canvas.getByRole('combobox', { name: 'Ordonează după' })
    await expect(trigger).toHaveTextContent('Cele mai noi')
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page().getByRole('option', { name: 'Cele mai noi' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(trigger).toHaveTextContent('Preț crescător'))
    await expect(onChoice).toHaveBeenCalledWith('price')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

export const Open = meta.story({
  args: { value: 'rating' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(3))
  },
})

export const EscapeCloses = meta.story({
  async play({ canvas }) {
    onChoice.mockClear()
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(page().getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull())
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(onChoice).not.toHaveBeenCalled()
  },
})

export const NothingChosen = meta.story()

export const HiddenLabel = meta.story({
  args: { hideLabel: true, value: 'date' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Ordonează după' })).toBeVisible()
  },
})

export const Invalid = meta.story({
  args: { error: 'Alegeți o ordine.', hint: 'Se aplică întregii liste.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Alegeți o ordine. Se aplică întregii liste.',
    )
  },
})

export const Disabled = meta.story({ args: { value: 'rating', disabled: true } })
