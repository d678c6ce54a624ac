import { expect, userEvent } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Wrap } from '#storybook/layout.tsx'
import { Chip } from './Chip.tsx'

const meta = preview.meta({
  title: 'Kit/Chip',
  component: Chip,
  parameters: usage({
    when: 'Above a filtered list, one for each active filter.',
    dos: ['Show all active filters, also those that the address has set.'],
    donts: ['Do not use it to offer a filter: use FilterLink.'],
  }),
  args: { to: '/', children: 'Matematică' },
})

export const StateOne = meta.story({
  async play({ canvas }) {
    const chip = canvas.getByRole('link', { name: 'Elimină filtrul Matematică' })
    await expect(chip).toHaveAttribute('href', '/')
  },
})

export const InteractionByKeyboard = meta.story({
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

export const StateSeveral = meta.story({
  render: () => (
    <Wrap>
      <Chip to="/">Matematică</Chip>
      <Chip to="/">Online</Chip>
      <Chip to="/">Drobeta-Turnu Severin</Chip>
      <Chip to="/">Matematici financiare și actuariale pentru admiterea la facultate</Chip>
    </Wrap>
  ),
  globals: { viewport: { value: 'phone320' } },
})
