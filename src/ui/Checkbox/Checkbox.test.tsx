import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

/** Returns the vertical centre of the first line of this text. */
function centreOfFirstLine(text: string): number {
  const range = document.createRange()
  range.selectNodeContents(screen.getByText(text))
  const [line] = range.getClientRects()
  if (!line) throw new Error('The text has no line.')
  return line.top + line.height / 2
}

test.each([
  ['one line', 'Online', '20rem', '16px'],
  ['several lines', 'La domiciliul elevului, oriunde în București sau în județul Ilfov', '12rem', '16px'],
  ['a larger font', 'La profesor acasă', '20rem', '24px'],
])('the box is centred on the first line of its label: %s', (_, label, inlineSize, fontSize) => {
  render(
    <div style={{ inlineSize, fontSize }}>
      <Checkbox label={label} />
    </div>,
  )
  const box = screen.getByRole('checkbox').getBoundingClientRect()
  expect(Math.abs(box.top + box.height / 2 - centreOfFirstLine(label))).toBeLessThanOrEqual(1)
})

test('the row of a single line is a touch target of 44 px with the label in its middle', () => {
  render(<Checkbox label="Online" />)
  const row = screen.getByText('Online').closest('label')?.getBoundingClientRect()
  expect(row?.height).toBeCloseTo(44, 1)
  expect(Math.abs((row?.top ?? 0) + 22 - centreOfFirstLine('Online'))).toBeLessThanOrEqual(1)
})

function Agreement({ readOnly = false }) {
  const [checked, setChecked] = useState(false)
  return <Checkbox label="Sunt de acord" checked={checked} onCheckedChange={setChecked} readOnly={readOnly} />
}

test('a press on the label checks the box; read-only, it stays as it is and keeps the focus', async () => {
  const { rerender } = render(<Agreement />)
  const box = screen.getByRole('checkbox', { name: 'Sunt de acord' })
  await userEvent.click(screen.getByText('Sunt de acord'))
  expect(box).toBeChecked()
  rerender(<Agreement readOnly />)
  await userEvent.click(box)
  expect(box).toBeChecked()
  expect(box).toHaveFocus()
  expect(box).toHaveAttribute('aria-readonly', 'true')
})
