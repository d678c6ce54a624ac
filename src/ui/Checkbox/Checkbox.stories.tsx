import { expect, fn, userEvent } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Stack } from '#storybook/layout.tsx'
import { Checkbox } from './Checkbox.tsx'

const onChange = fn<(checked: boolean) => void>()

const meta = preview.meta({
  title: 'Kit/Checkbox',
  component: Checkbox,
  parameters: usage({
    when: 'For one answer of yes or no that is sent with a form, or for several of a list.',
    dos: ['Word the label as the statement that is true when the box is checked.'],
    donts: ['Do not use it for a choice of one among several: use PillGroup or Select.'],
  }),
  args: { label: 'Prima ședință este gratuită', onCheckedChange: onChange },
  render: args => (
    <Stack>
      <Checkbox {...args} />
    </Stack>
  ),
})

export const StateUnchecked = meta.story()

export const InteractionBySpace = meta.story({
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox', { name: 'Prima ședință este gratuită' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})

export const InteractionByItsText = meta.story({
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Prima ședință este gratuită'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})

export const StateChecked = meta.story({ args: { defaultChecked: true } })

export const StateLongLabelInvalid = meta.story({
  args: {
    label: (
      <>
        Sunt de acord cu <a href="#termeni">termenii și condițiile</a> și cu prelucrarea datelor cu caracter
        personal pentru a fi contactat de profesori
      </>
    ),
    error: 'Fără acordul dvs. nu putem trimite cererea.',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Fără acordul dvs. nu putem trimite cererea.',
    )
  },
})

export const StateDisabled = meta.story({
  render: () => (
    <Stack>
      <Checkbox label="Prima ședință este gratuită" disabled />
      <Checkbox label="Prima ședință este gratuită" disabled defaultChecked />
    </Stack>
  ),
})
