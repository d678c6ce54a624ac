import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MultiSelect } from './MultiSelect.tsx'

const groups = [
  {
    Name: 'Științe',
    Options: [
      { Id: 1, Name: 'Matematică' },
      { Id: 2, Name: 'Fizică' },
      { Id: 3, Name: 'Informatică' },
    ],
  },
  {
    Name: 'Tehnică',
    Options: [
      { Id: 3, Name: 'Informatică' },
      { Id: 4, Name: 'Desen tehnic' },
    ],
  },
]

function show(chosen: number[] = []) {
  const reported: number[][] = []
  function Holder() {
    const [value, setValue] = useState(chosen)
    return (
      <MultiSelect
        groups={groups}
        value={value}
        onChange={next => {
          reported.push(next)
          setValue(next)
        }}
        searchLabel="Caută o materie"
        none="Nicio materie aleasă"
      />
    )
  }
  render(<Holder />)
  return { reported, user: userEvent.setup({ delay: null }) }
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const search = () => screen.getByRole('searchbox', { name: 'Caută o materie' })
const chips = () => within(screen.getByRole('list', { name: 'Alese' })).getAllByRole('button')
const chip = (name: string) => screen.getByRole('button', { name: `Renunță la ${name}` })

test('works by keyboard, and reports the ids in the order of the lists', async () => {
  const { reported, user } = show()
  expect(screen.getByRole('status')).toHaveTextContent('Nicio materie aleasă')
  await user.tab()
  expect(search()).toHaveFocus()
  await user.tab()
  expect(group('Științe').getByRole('button', { name: 'Alege tot: Științe' })).toHaveFocus()
  await user.tab()
  await user.tab()
  expect(group('Științe').getByRole('checkbox', { name: 'Fizică' })).toHaveFocus()
  await user.keyboard(' ')
  // The new chip is above the groups, so Shift+Tab goes to the checkbox before.
  await user.tab({ shift: true })
  await user.keyboard(' ')
  expect(reported).toEqual([[2], [1, 2]])
  expect(screen.getByRole('status')).toHaveTextContent('Alese: 2')
})

test('an option in two groups is a single choice', async () => {
  const { reported, user } = show([3])
  expect(chips()).toHaveLength(1)
  expect(group('Științe').getByRole('checkbox', { name: 'Informatică' })).toBeChecked()
  await user.click(group('Tehnică').getByRole('checkbox', { name: 'Informatică' }))
  expect(group('Științe').getByRole('checkbox', { name: 'Informatică' })).not.toBeChecked()
  expect(reported).toEqual([[]])
})

test('the button of a group chooses all its options, then none', async () => {
  const { reported, user } = show([4])
  await user.click(screen.getByRole('button', { name: 'Alege tot: Științe' }))
  await user.click(screen.getByRole('button', { name: 'Debifează tot: Științe' }))
  expect(reported).toEqual([[1, 2, 3, 4], [4]])
})

test('the search ignores diacritics, and "all" chooses only what it shows', async () => {
  const { reported, user } = show()
  await user.type(search(), 'matica')
  expect(screen.getAllByRole('checkbox').map(one => one.closest('label')?.textContent)).toEqual([
    'Matematică',
    'Informatică',
    'Informatică',
  ])
  await user.click(screen.getByRole('button', { name: 'Alege tot: Științe' }))
  expect(reported).toEqual([[1, 3]])
  await user.clear(search())
  await user.type(search(), 'zz')
  expect(within(screen.getByRole('status')).getByText('Nici un rezultat')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a chip removes its choice, and the focus moves to the next chip or to the search', async () => {
  const { reported, user } = show([1, 2])
  await user.click(chip('Matematică'))
  expect(chip('Fizică')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(search()).toHaveFocus()
  expect(reported).toEqual([[2], []])
})

test('an id that the lists do not have is kept', async () => {
  const { reported, user } = show([99, 2])
  await user.click(group('Științe').getByRole('checkbox', { name: 'Matematică' }))
  expect(reported).toEqual([[1, 2, 99]])
})
