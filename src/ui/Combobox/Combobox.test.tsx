import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pressBack } from '#test/phone.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Combobox } from './Combobox.tsx'
import type { ListStatus } from './ComboboxPopup.tsx'
import type { Picked } from './matches.ts'
import { PlainControl } from './PlainControl.tsx'

type Place = { Id: number; Name: string; County?: string; group?: string }

const places: Place[] = [
  { Id: 1, Name: 'Matematică' },
  { Id: 2, Name: 'Matematici financiare' },
  { Id: 3, Name: 'Informatică' },
  { Id: 4, Name: 'Poiana', County: 'Alba' },
  { Id: 5, Name: 'Poiana', County: 'Cluj' },
]

type Options = { status?: ListStatus; value?: Picked<Place>; error?: string }

function show({ status = 'ready', value: initial = null, error }: Options = {}) {
  const values: Picked<Place>[] = []
  const submitted: Picked<Place>[] = []
  function Holder({ listStatus }: { listStatus: ListStatus }) {
    const [value, setValue] = useState(initial)
    return (
      <form
        onSubmit={event => {
          event.preventDefault()
          submitted.push(value)
        }}
      >
        <Combobox
          label="Materie"
          items={listStatus === 'ready' ? places : []}
          status={listStatus}
          value={value}
          onValueChange={next => {
            values.push(next)
            setValue(next)
          }}
          error={value === null ? error : undefined}
        />
        <button>Caută</button>
      </form>
    )
  }
  const { rerender } = render(<Holder listStatus={status} />)
  return {
    values,
    submitted,
    user: userEvent.setup({ delay: null }),
    load: () => rerender(<Holder listStatus="ready" />),
  }
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Materie' })
const options = () => screen.queryAllByRole('option').map(option => option.textContent)

test('text that stands for one item is chosen on leaving the field, which is announced', async () => {
  for (const [typed, chosen] of [
    ['matematica ', 'Matematică'],
    ['MATEMATICA', 'Matematică'],
    ['info', 'Informatică'],
    ['financ', 'Matematici financiare'],
  ] as const) {
    const { user, values } = show()
    await user.type(input(), typed)
    await user.tab()
    expect.soft(input(), typed).toHaveValue(chosen)
    expect.soft(input(), typed).not.toBeInvalid()
    expect.soft(values.at(-1), typed).toMatchObject({ Name: chosen })
    expect.soft(screen.getByText(`Ales: ${chosen}`)).toHaveAttribute('aria-live', 'polite')
    cleanup()
  }
})

test('other text stays, with an error that says what is wrong', async () => {
  for (const [typed, error] of [
    ['xyz', 'Nici un rezultat'],
    ['mate', 'Alegeți un rezultat din listă.'],
    // Two items of this name: only the list tells which.
    ['Poiana', 'Alegeți un rezultat din listă.'],
  ] as const) {
    const { user, values } = show()
    await user.type(input(), typed)
    expect.soft(input(), `${typed}: no error while it is typed`).not.toBeInvalid()
    await user.tab()
    expect.soft(input(), typed).toHaveValue(typed)
    expect.soft(input(), typed).toBeInvalid()
    expect.soft(input(), typed).toHaveAccessibleDescription(error)
    expect.soft(values.at(-1), typed).toBe(typed)
    cleanup()
  }
})

test('white space does not count as text: the field is empty, and its own error stays', async () => {
  const { user, values } = show({ error: 'Alege o materie' })
  await user.type(input(), '  ')
  await user.tab()
  expect(input()).toHaveValue('')
  expect(values.at(-1)).toBeNull()
  expect(input()).toHaveAccessibleDescription('Alege o materie')
})

test('other text replaces the choice; Escape brings it back, and clearing the text clears it', async () => {
  const { user, values } = show({ value: places[0] ?? null })
  await user.clear(input())
  await user.tab()
  expect(input()).toHaveValue('')
  expect(values.at(-1)).toBeNull()

  await user.type(input(), 'informatica')
  await user.tab()
  await user.type(input(), ' 2')
  await user.keyboard('{Escape}')
  expect(input()).toHaveValue('Informatică')
  await user.type(input(), ' 2')
  await user.tab()
  expect(input()).toHaveValue('Informatică 2')
  expect(values.at(-1)).toBe('Informatică 2')
})

test.each([
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['Back on Android', pressBack],
])('%s without a choice closes the list and keeps the text', async (_, close) => {
  const { user } = show()
  await user.type(input(), 'mate')
  await waitFor(() => expect(options()).toEqual(['Matematică', 'Matematici financiare']))
  await close(user)
  expect(options()).toEqual([])
  expect(input()).toHaveValue('mate')
})

test('text that was left before the list had loaded is matched once it has', async () => {
  const { user, load } = show({ status: 'loading' })
  await user.type(input(), 'matematica')
  await user.tab()
  expect(input()).toHaveValue('matematica')
  expect(input()).not.toBeInvalid()
  load()
  await waitFor(() => expect(input()).toHaveValue('Matematică'))
})

test('a saved text that stands for no item has its error from the start', () => {
  show({ value: 'mate' })
  expect(input()).toHaveValue('mate')
  expect(input()).toHaveAccessibleDescription('Alegeți un rezultat din listă.')
})

test('a form that is submitted while the field has the focus gets the choice', async () => {
  const { user, submitted } = show()
  await user.type(input(), 'informatica')
  // Voice control presses a button in this way: the focus stays in the field.
  screen.getByRole('button', { name: 'Caută' }).click()
  expect(submitted).toEqual([places[2]])
  expect(input()).toHaveFocus()
})

test('with headings the list shows all items until the user types, then ten matches under their headings', async () => {
  const subjects: Place[] = Array.from({ length: 14 }, (_, index) => ({
    Id: index,
    Name: `Materia ${index}`,
    group: index % 2 === 0 ? 'Limbi' : 'Arte',
  }))
  const picked = vi.fn<(value: Picked<Place>) => void>()
  function Holder() {
    const [value, setValue] = useState<Picked<Place>>(null)
    return (
      <Combobox<Place>
        label="Materie"
        items={[...subjects, { Id: 99, Name: 'Materia fără grupă' }]}
        value={value}
        onValueChange={next => {
          picked(next)
          setValue(next)
        }}
        groupOf={({ group }) => group}
      />
    )
  }
  const user = userEvent.setup({ delay: null })
  render(<Holder />)
  const rowsUnder = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map(option => option.textContent)

  await user.click(screen.getByRole('button', { name: /^Deschide lista/ }))
  await waitFor(() => expect(options()).toHaveLength(15))
  expect(rowsUnder('Arte')).toHaveLength(7)
  expect(options().at(-1)).toBe('Materia fără grupă')

  await user.type(input(), 'materia')
  await waitFor(() => expect(options()).toHaveLength(10))
  await user.type(input(), ' 1')
  await waitFor(() => expect(rowsUnder('Arte')).toEqual(['Materia 1', 'Materia 11', 'Materia 13']))
  expect(rowsUnder('Limbi')).toEqual(['Materia 10', 'Materia 12'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(picked).toHaveBeenLastCalledWith(subjects[11])
})

test('a press on a heading or a note keeps the list open and the field focused, also in a dialog', async () => {
  function Holder() {
    const [value, setValue] = useState<Picked<Place>>(null)
    return (
      <Dialog open onOpenChange={() => {}} title="Filtre">
        <Combobox<Place>
          label="Materie"
          items={places}
          value={value}
          onValueChange={setValue}
          groupOf={({ County }) => County ?? 'Materii'}
        />
      </Dialog>
    )
  }
  const user = userEvent.setup({ delay: null })
  render(<Holder />)
  await user.type(input(), 'mate')
  await press('Materii')
  expect(options()).toEqual(['Matematică', 'Matematici financiare'])
  await user.keyboard('{ArrowDown}x')
  expect(input()).toHaveValue('matex')
  await press('Nici un rezultat')
  expect(input()).not.toBeInvalid()
  await user.tab()
  expect(input()).toBeInvalid()
})

/** Presses with the browser's own mouse, since the browser decides where the focus goes. */
async function press(text: string) {
  await page.getByText(text, { exact: true }).click()
  expect(input(), text).toHaveFocus()
  expect(input(), text).toHaveAttribute('aria-expanded', 'true')
}

test('before the list has loaded its button focuses the field, so that leaving the field gives the list up', async () => {
  const onOpen = vi.fn<() => void>()
  const onLeave = vi.fn<() => void>()
  const nothing = () => {}
  render(
    <PlainControl
      label="Materie"
      input={{ 'aria-label': 'Materie' }}
      choice={null}
      text=""
      onType={nothing}
      onOpen={onOpen}
      onClear={nothing}
      onLeave={onLeave}
      onRestore={nothing}
      chooseFirst={() => false}
    />,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: /^Deschide lista/ }))
  expect(onOpen).toHaveBeenCalledOnce()
  expect(input()).toHaveFocus()
  await user.tab()
  expect(onLeave).toHaveBeenCalledOnce()
})
