import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Wrap } from '#storybook/layout.tsx'
import { Chip } from './Chip.tsx'

const meta = preview.meta({ title: 'Kit/Chip', component: Chip, args: { to: '/', children: 'Matematică' } })

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
  render: args => (
    <Wrap>
      <Chip {...args} />
      <Chip {...args}>Online</Chip>
      <Chip {...args} removeLabel="Drobeta-Turnu Severin: arată toate orașele">
        Drobeta-Turnu Severin
      </Chip>
      <Chip {...args}>Matematici financiare și actuariale pentru admiterea la facultate</Chip>
    </Wrap>
  ),
  globals: { viewport: { value: 'phone320' } },
})
