import preview from '#storybook/preview.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Chip } from './Chip.tsx'

const meta = preview.meta({
  title: 'Kit/Chip',
  component: Chip,
  parameters: {
    usage: {
      when: 'Above a filtered list, one for each active filter.',
      access: 'A link. It is read as “Elimină filtrul …”, so that the action is known without the ×.',
      dos: ['Show all active filters, also those that the address has set.'],
      donts: ['Do not use it to offer a filter: use FilterLink.'],
    },
  },
  args: { to: '/', children: 'Matematică' },
})

export const StateSeveral = meta.story({
  render: args => (
    <Cluster gap={4} align="center">
      <Chip {...args} />
      <Chip to="/">Online</Chip>
      <Chip to="/">Drobeta-Turnu Severin</Chip>
      <Chip to="/">Matematici financiare și actuariale pentru admiterea la facultate</Chip>
    </Cluster>
  ),
  globals: { viewport: { value: 'phone320' } },
})
