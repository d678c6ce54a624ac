import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Stack } from '#ui/storyLayout.tsx'
import { Combobox } from './Combobox.tsx'

type Place = { Id: number; Name: string; County?: string }

const subjects: Place[] = [
  'Limba română',
  'Matematică',
  'Informatică',
  'Fizică',
  'Chimie',
  'Biologie',
  'Istorie',
  'Geografie',
  'Limba engleză',
  'Limba franceză',
  'Limba germană',
  'Matematici financiare și actuariale pentru admiterea la facultate',
  'Pian',
].map((Name, index) => ({ Id: index + 1, Name }))

const online: Place = { Id: -1, Name: 'Online' }
const cities: Place[] = [
  { Id: 1, Name: 'București', County: 'București' },
  { Id: 2, Name: 'Brașov', County: 'Brașov' },
  { Id: 3, Name: 'Cluj-Napoca', County: 'Cluj' },
  { Id: 4, Name: 'Râmnicu Vâlcea', County: 'Vâlcea' },
  { Id: 5, Name: 'Drobeta-Turnu Severin', County: 'Mehedinți' },
  { Id: 6, Name: 'Bucșani', County: 'Dâmbovița' },
  { Id: 7, Name: 'Bucșani', County: 'Giurgiu' },
]

const manyCities: Place[] = Array.from({ length: 13_000 }, (_, index) => ({
  Id: index,
  Name: `Satul ${index} Țâțești`,
}))

const onChoice = fn<(item: Place | null) => void>()

const meta = preview.meta({
  title: 'Kit/Combobox',
  component: Combobox<Place>,
  args: {
    label: 'Materia',
    items: subjects,
    value: null,
    onValueChange: onChoice,
    placeholder: 'Alegeți materia',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Stack>
        <Combobox
          {...args}
          value={value}
          onValueChange={item => {
            setValue(item)
            args.onValueChange(item)
          }}
        />
      </Stack>
    )
  },
})

const page = () => within(document.body)
const names = () =>
  page()
    .queryAllByRole('option')
    .map(option => option.textContent)

export const ByKeyboard = meta.story({
  async play({ canvas, step }) {
    onChoice.mockClear()
    const input = canvas.getByRole('combobox', { name: 'Materia' })
    await step('typed without diacritics, the first match is ready', async () => {
      await userEvent.tab()
      await expect(input).toHaveFocus()
      await userEvent.keyboard('mat')
      await waitFor(() =>
        expect(names()).toEqual(['Matematică', expect.stringContaining('financiare'), 'Informatică']),
      )
      await expect(page().getByRole('status')).toHaveTextContent('3 rezultate')
      await expect(page().getByRole('option', { name: 'Matematică' })).toHaveAttribute('data-highlighted')
    })
    await step('an arrow and Enter choose the next one', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await expect(input).toHaveValue('Informatică')
      await expect(onChoice).toHaveBeenLastCalledWith(subjects[2])
      await waitFor(() => expect(names()).toEqual([]))
    })
    await step('opened again, it offers everything', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(names()).toHaveLength(10))
      await expect(page().getByRole('option', { name: 'Informatică' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    })
    await step('Escape closes and keeps the choice', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(names()).toEqual([]))
      await expect(input).toHaveValue('Informatică')
    })
  },
})

export const FirstMatchByEnter = meta.story({
  async play({ canvas }) {
    onChoice.mockClear()
    await userEvent.type(canvas.getByRole('combobox'), 'FIZICA{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Fizică')
    await expect(onChoice).toHaveBeenCalledWith(subjects[3])
  },
})

export const NoMatch = meta.story({
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await waitFor(() => expect(page().getByText('Nici un rezultat')).toBeVisible())
    await expect(names()).toEqual([])
  },
})

/** Text that was never chosen does not stay behind looking like a choice. */
export const LeftWithoutChoice = meta.story({
  args: { value: subjects[1] ?? null },
  async play({ canvas }) {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('xyz')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(input).toHaveValue('Matematică'))
  },
})

export const Cleared = meta.story({
  args: { value: subjects[1] ?? null },
  async play({ canvas }) {
    onChoice.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Șterge alegerea' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(onChoice).toHaveBeenLastCalledWith(null)
  },
})

export const Cities = meta.story({
  args: {
    label: 'Orașul',
    items: cities,
    pinned: [online],
    placeholder: 'Orice oraș',
    describe: (city: Place) => city.County,
    hint: 'Sau alegeți Online.',
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Deschide lista' }))
    await waitFor(() => expect(names()[0]).toBe('Online'))
    await userEvent.type(canvas.getByRole('combobox'), 'bucs')
    await waitFor(() => expect(names()).toEqual(['BucșaniDâmbovița', 'BucșaniGiurgiu']))
  },
})

/** A list as long as the country's: only ten rows are ever made. */
export const Many = meta.story({
  args: { label: 'Localitatea', items: manyCities },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), '1299 tat')
    await waitFor(() => expect(names()).toEqual(['Satul 1299 Țâțești', 'Satul 11299 Țâțești']))
    await userEvent.clear(canvas.getByRole('combobox'))
    await waitFor(() => expect(names()).toHaveLength(10))
  },
})

export const ChosenOutsideTheFirstTen = meta.story({
  args: { label: 'Localitatea', items: manyCities, value: manyCities.at(-1) ?? null },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveValue('Satul 12999 Țâțești')
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(names()).toHaveLength(10))
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveValue('Satul 12999 Țâțești')
  },
})

export const Loading = meta.story({
  args: { items: [], status: 'loading' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(page().getByText('Se încarcă…')).toBeVisible())
    await expect(page().queryByText('Nici un rezultat')).toBeNull()
  },
})

export const Failed = meta.story({
  args: { items: [], status: 'failed' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(page().getByText('Lista nu a putut fi încărcată.')).toBeVisible())
  },
})

export const Invalid = meta.story({
  args: { error: 'Alegeți o materie din listă.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Alegeți o materie din listă.')
  },
})

export const Disabled = meta.story({ args: { value: subjects[11] ?? null, disabled: true } })

const sent = fn<(data: Record<string, unknown>) => void>()

export const InAForm = meta.story({
  args: { name: 'subjectId', value: subjects[3] ?? null },
  render: args => (
    <form
      onSubmit={event => {
        event.preventDefault()
        sent(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <Combobox {...args} />
      <button>Caută</button>
    </form>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Caută' }))
    await expect(sent).toHaveBeenLastCalledWith({ subjectId: '4' })
  },
})
