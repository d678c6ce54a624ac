import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Combobox } from './Combobox.tsx'
import { Controlled, names, page, subjects } from './storyParts.tsx'
import type { Place } from './storyParts.tsx'
import type { Picked } from './matches.ts'

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

const onChoice = fn<(value: Picked<Place>) => void>()

const meta = preview.meta({
  title: 'Features/Combobox in use',
  component: Combobox<Place>,
  args: {
    label: 'Materia',
    items: subjects,
    value: null,
    onValueChange: onChoice,
    placeholder: 'Alegeți materia',
  },
  render: Controlled,
})

export const StateCities = meta.story({
  args: {
    label: 'Orașul',
    items: cities,
    pinned: [online],
    placeholder: 'Orice oraș',
    describe: (city: Place) => city.County,
    hint: 'Sau alegeți Online.',
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deschide lista/ }))
    await waitFor(() => expect(names()[0]).toBe('Online'))
    await userEvent.type(canvas.getByRole('combobox', { name: /^Orașul/ }), 'bucs')
    await waitFor(() => expect(names()).toEqual(['BucșaniDâmbovița', 'BucșaniGiurgiu']))
  },
})

/** As many items as the country has places: only ten rows are rendered. */
export const StateManyItems = meta.story({
  args: { label: 'Localitatea', items: manyCities },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Localitatea' }), '1299 tat')
    await waitFor(() => expect(names()).toEqual(['Satul 1299 Țâțești', 'Satul 11299 Țâțești']))
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Localitatea' }))
    await waitFor(() => expect(names()).toHaveLength(10))
  },
})

export const InteractionChosenOutsideTheFirstTen = meta.story({
  args: { label: 'Localitatea', items: manyCities, value: manyCities.at(-1) ?? null },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Localitatea' })).toHaveValue('Satul 12999 Țâțești')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Localitatea' }))
    await waitFor(() => expect(names()).toHaveLength(10))
    await expect(names()[0]).toBe('Satul 12999 Țâțești')
    await expect(page().getByRole('option', { selected: true })).toHaveTextContent('Satul 12999 Țâțești')
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Localitatea' })).toHaveValue('Satul 12999 Țâțești')
  },
})

const search = fn()

/** The rest of the page stays readable by screen readers, and one press on it both closes the list and acts. */
export const InteractionBesideTheOpenList = meta.story({
  render: args => (
    <>
      <Controlled {...args} />
      <button onClick={search}>Caută</button>
    </>
  ),
  async play({ canvas }) {
    search.mockClear()
    await userEvent.type(canvas.getByRole('combobox'), 'ma')
    await waitFor(() => expect(names()).not.toEqual([]))
    await userEvent.click(canvas.getByRole('button', { name: 'Caută' }))
    await expect(search).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(names()).toEqual([]))
  },
})

const filters = () => page().getByRole('dialog', { name: 'Filtre' })

/**
 * Escape closes the topmost layer: the list while it is open, otherwise the dialog. It never clears the choice.
 */
export const InteractionInADialog = meta.story({
  render: function Filters(args) {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Filtre" variant="sheet">
        <Controlled {...args} />
      </Dialog>
    )
  },
  async play() {
    onChoice.mockClear()
    const input = await page().findByRole('combobox')
    await userEvent.type(input, 'chi')
    const option = await page().findByRole('option', { name: 'Chimie' })
    const { left, top } = option.getBoundingClientRect()
    await expect(option).toContainElement(elementAt(left + 20, top + 20))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(names()).toEqual([]))
    await expect(filters()).toBeVisible()
    await expect(input).toHaveValue('chi')
    await userEvent.type(input, 'm')
    await userEvent.click(await page().findByRole('option', { name: 'Chimie' }))
    await expect(input).toHaveValue('Chimie')
    await waitFor(() => expect(names()).toEqual([]))
    await expect(filters()).toBeVisible()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(onChoice.mock.calls.filter(([value]) => typeof value !== 'string')).toEqual([[subjects[4]]])
  },
})

const sent = fn<(data: Record<string, unknown>) => void>()

export const InteractionInAForm = meta.story({
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

function elementAt(left: number, top: number) {
  const element = document.elementFromPoint(left, top)
  return element instanceof HTMLElement ? element : null
}
