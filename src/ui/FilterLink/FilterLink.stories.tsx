import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FilterLink } from './FilterLink.tsx'

const meta = preview.meta({
  title: 'Kit/FilterLink',
  component: FilterLink,
  parameters: {
    width: '18rem',
    usage: {
      when: 'For the filters of a list, each of which is an address of its own.',
      access: 'A link; the chosen one is read as current, a group as expanded or collapsed.',
      dos: ['Choose the mark by the choice: round for one of several, square for on or off.'],
      donts: ['Do not use it in a form: its press navigates.'],
    },
  },
  args: { to: '/Matematica', selected: true, children: 'Matematică' },
})

export const StateChosen = meta.story()

/** One of several, on or off, and an open group. */
export const StateLooks = meta.story({
  render: () => (
    <nav aria-label="Materii">
      <FilterLink to="/Matematica" selected>
        Matematică
      </FilterLink>
      <FilterLink to="/Matematici-financiare" selected={false}>
        Matematici financiare și actuariale pentru admiterea la facultate
      </FilterLink>
      <FilterLink to="/" look="check" selected>
        Online
      </FilterLink>
      <FilterLink to="/" look="check" selected={false}>
        La domiciliul elevului
      </FilterLink>
      <FilterLink to="/" look="disclosure" selected>
        Științe exacte
      </FilterLink>
      <FilterLink to="/" look="disclosure" selected={false}>
        Limbi străine
      </FilterLink>
    </nav>
  ),
  async play({ canvas }) {
    const marked = canvas.getAllByRole('link', { current: true })
    await expect(marked.map(({ textContent }) => textContent)).toEqual(['Matematică', 'Online'])
    const open = canvas.getAllByRole('link', { expanded: true })
    await expect(open.map(({ textContent }) => textContent)).toEqual(['Științe exacte'])
  },
})
