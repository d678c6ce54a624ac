import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Stack } from '#storybook/layout.tsx'
import { FilterLink } from './FilterLink.tsx'

const meta = preview.meta({
  title: 'Kit/FilterLink',
  component: FilterLink,
  args: { to: '/Matematica', selected: false, children: 'Matematică' },
})

export const StateOneOfSeveral = meta.story({
  render: args => (
    <Stack width="18rem">
      <nav aria-label="Materii">
        <FilterLink {...args} to="/Limba-romana" count={128}>
          Limba română
        </FilterLink>
        <FilterLink {...args} selected count={342} />
        <FilterLink {...args} to="/Matematici-financiare" count={3}>
          Matematici financiare și actuariale pentru admiterea la facultate
        </FilterLink>
      </nav>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(1)
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Matematică 342')
  },
})

export const StateOnOrOff = meta.story({
  render: args => (
    <Stack width="18rem">
      <div>
        <FilterLink {...args} look="check" selected>
          Online
        </FilterLink>
        <FilterLink {...args} look="check">
          La domiciliul elevului
        </FilterLink>
      </div>
    </Stack>
  ),
})

export const StateOpenGroup = meta.story({
  render: args => (
    <Stack width="18rem">
      <div>
        <FilterLink {...args} look="disclosure" selected>
          Științe exacte
        </FilterLink>
        <FilterLink {...args} look="disclosure">
          Limbi străine
        </FilterLink>
      </div>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Științe exacte' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(canvas.getByRole('link', { name: 'Limbi străine' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
})
