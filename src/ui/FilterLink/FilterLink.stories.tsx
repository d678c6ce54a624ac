import { expect } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Stack } from '#storybook/layout.tsx'
import { FilterLink } from './FilterLink.tsx'

const meta = preview.meta({
  title: 'Kit/FilterLink',
  component: FilterLink,
  parameters: usage({
    when: 'For the filters of a list, each of which is an address of its own.',
    dos: ['Choose the mark by the choice: round for one of several, square for on or off.'],
    donts: ['Do not use it in a form: its press navigates.'],
  }),
  args: { to: '/Matematica', selected: false, children: 'Matematică' },
})

export const StateChosen = meta.story({ args: { selected: true } })

export const StateOneOfSeveral = meta.story({
  render: () => (
    <Stack width="18rem">
      <nav aria-label="Materii">
        <FilterLink to="/Limba-romana" selected={false}>
          Limba română
        </FilterLink>
        <FilterLink to="/Matematica" selected>
          Matematică
        </FilterLink>
        <FilterLink to="/Matematici-financiare" selected={false}>
          Matematici financiare și actuariale pentru admiterea la facultate
        </FilterLink>
      </nav>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(1)
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Matematică')
  },
})

export const StateOnOrOff = meta.story({
  render: () => (
    <Stack width="18rem">
      <div>
        <FilterLink to="/" look="check" selected>
          Online
        </FilterLink>
        <FilterLink to="/" look="check" selected={false}>
          La domiciliul elevului
        </FilterLink>
      </div>
    </Stack>
  ),
})

export const StateOpenGroup = meta.story({
  render: () => (
    <Stack width="18rem">
      <div>
        <FilterLink to="/" look="disclosure" selected>
          Științe exacte
        </FilterLink>
        <FilterLink to="/" look="disclosure" selected={false}>
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
