import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  title: 'Kit/Checkbox',
  component: Checkbox,
  parameters: {
    width: '26rem',
    usage: {
      when: 'For one answer of yes or no that is sent with a form, or for several of a list.',
      access:
        'Space ticks. The error is read with it; one that cannot be changed stays focusable and is read as read-only.',
      dos: ['Word the label as the statement that is true when the box is checked.'],
      donts: ['Do not use it for a choice of one among several: use PillGroup or Select.'],
    },
  },
  args: { label: 'Prima ședință este gratuită' },
})

export const StateUnchecked = meta.story()

export const StateOthers = meta.story({
  render: args => (
    <Stack gap={5}>
      <Checkbox {...args} defaultChecked />
      <Checkbox
        label={
          <>
            Sunt de acord cu <a href="#termeni">termenii și condițiile</a> și cu prelucrarea datelor cu
            caracter personal pentru a fi contactat de profesori
          </>
        }
        error="Fără acordul dvs. nu putem trimite cererea."
      />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: /^Sunt de acord/ })).toHaveAccessibleDescription(
      'Fără acordul dvs. nu putem trimite cererea.',
    )
  },
})
