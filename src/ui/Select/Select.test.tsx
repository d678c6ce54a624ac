import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holding } from '#storybook/holding.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Select } from './Select.tsx'

// Keys are real browser input here: a native select ignores synthetic events.

const items = [
  { value: '3', label: '3 zile' },
  { value: '7', label: '7 zile' },
  { value: '31', label: '31 de zile' },
]

const onChoice = vi.fn<(value: string) => void>()

const Held = holding(Select)
const Duration = () => <Held label="Durata" items={items} value={null} onValueChange={onChoice} />

function focusSelect(): HTMLElement {
  const select = screen.getByRole('combobox', { name: 'Durata' })
  select.focus()
  return select
}

test('arrow keys and typed characters choose an item, and the focus stays', async () => {
  onChoice.mockClear()
  render(<Duration />)
  const select = focusSelect()
  expect(select).toHaveDisplayValue('Alegeți')
  await userEvent.keyboard('{ArrowDown}')
  expect(select).toHaveDisplayValue('3 zile')
  await userEvent.keyboard('31')
  expect(select).toHaveDisplayValue('31 de zile')
  expect(select).toHaveFocus()
  expect(onChoice.mock.calls).toEqual([['3'], ['31']])
})

test('Escape closes the open list without a choice, and not the dialog around it', async () => {
  onChoice.mockClear()
  const onOpenChange = vi.fn<(open: boolean) => void>()
  render(
    <Dialog title="Anunț nou" open onOpenChange={onOpenChange}>
      <Duration />
    </Dialog>,
  )
  const select = focusSelect()
  await userEvent.keyboard(' ')
  expect(select.matches(':open')).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(select.matches(':open')).toBe(false)
  expect(select).toHaveFocus()
  expect(select).toHaveDisplayValue('Alegeți')
  expect(onChoice).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

test.each([null, '5'])('is invalid when required and no item has the value (%s)', value => {
  render(<Select label="Durata" items={items} value={value} onValueChange={onChoice} required />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Durata' })
  expect(select.validity.valueMissing).toBe(true)
})
