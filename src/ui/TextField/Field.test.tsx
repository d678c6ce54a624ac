import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { PillGroup } from '#ui/PillGroup/PillGroup.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const items = [{ value: '1', label: 'Luni' }]
const ignore = () => undefined

// The story of the colours checks that this colour has a contrast of 3 with each surface.
test('each control of a form has an edge in the colour of edges, and a visible label', () => {
  render(
    <form style={{ outlineColor: 'var(--line-strong)' }} aria-label="Formular">
      <TextField label="Oraș" />
      <TextArea label="Descriere" />
      <Select label="Ordine" items={items} value="1" onValueChange={ignore} />
      <Checkbox label="Online" />
      <PillGroup legend="Ziua" pills={items} value={null} onValueChange={ignore} />
    </form>,
  )
  const edge = getComputedStyle(screen.getByRole('form')).outlineColor
  const boxes = ['Oraș', 'Descriere', 'Ordine', 'Online'].map(name => screen.getByLabelText(name))
  const pill = screen.getByText('Luni', { selector: 'label *' }).closest('label')
  for (const box of [...boxes, pill])
    expect.soft(box && getComputedStyle(box).borderTopColor, box?.outerHTML).toBe(edge)
  for (const name of ['Oraș', 'Descriere', 'Ordine', 'Online', 'Ziua']) {
    const label = screen.getByText(name, { selector: 'label, label *, legend' })
    const { width, height } = label.getBoundingClientRect()
    expect.soft(Math.min(width, height), name).toBeGreaterThan(10)
  }
})
