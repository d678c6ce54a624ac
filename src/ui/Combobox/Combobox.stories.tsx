import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { holding } from '#storybook/holding.tsx'
import preview from '#storybook/preview.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Combobox } from './Combobox.tsx'
import type { Picked } from './matches.ts'

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

const onChoice = fn<(value: Picked<Place>) => void>()

const meta = preview.meta({
  title: 'Kit/Combobox',
  component: Combobox<Place>,
  parameters: {
    width: '26rem',
    usage: {
      when: 'For a choice from a list too long to read, such as subjects or cities.',
      access:
        'Typing filters; arrows move through the matches, Enter chooses, Escape closes. The number of matches is announced, and the clear button is a Tab stop.',
      dos: ['Load the items when the screen loads: the list filters on the device.'],
      donts: ['Do not use it for fewer than about ten items: use Select or PillGroup.'],
    },
  },
  args: {
    label: 'Materia',
    items: subjects,
    value: null,
    onValueChange: onChoice,
    placeholder: 'Alegeți materia',
  },
  render: holding(Combobox<Place>),
})

/** Queries within the body: a combobox renders its list there, outside the story's own element. */
const page = () => within(document.body)
const names = () =>
  page()
    .queryAllByRole('option')
    .map(option => option.textContent)
// A function, because the control replaces the plain input once it is loaded.
const input = () => page().getByRole('combobox')

export const StateEmpty = meta.story()

export const StateChosen = meta.story({ args: { value: subjects[1] ?? null } })

export const StateInvalid = meta.story({ args: { error: 'Alegeți o materie din listă.' } })

export const StateDisabled = meta.story({ args: { value: subjects[11] ?? null, disabled: true } })

export const StateNoMatch = meta.story({
  tags: ['focused'],
  async play() {
    await userEvent.type(input(), 'xyz')
    await waitFor(() => expect(page().getByText('Nici un rezultat')).toBeVisible())
    await expect(names()).toEqual([])
  },
})

export const StateLoading = meta.story({
  tags: ['focused'],
  args: { items: [], status: 'loading' },
  async play() {
    await userEvent.click(input())
    await waitFor(() => expect(page().getByText('Se încarcă…')).toBeVisible())
    await expect(page().queryByText('Nici un rezultat')).toBeNull()
  },
})

export const StateFailed = meta.story({
  tags: ['focused'],
  args: { items: [], status: 'failed' },
  async play() {
    await userEvent.click(input())
    await waitFor(() => expect(page().getByText('Lista nu a putut fi încărcată.')).toBeVisible())
  },
})

const cities: Place[] = [
  { Id: 1, Name: 'București', County: 'București' },
  { Id: 6, Name: 'Bucșani', County: 'Dâmbovița' },
  { Id: 7, Name: 'Bucșani', County: 'Giurgiu' },
]

export const StateCities = meta.story({
  tags: ['focused'],
  args: {
    label: 'Orașul',
    items: cities,
    pinned: [{ Id: -1, Name: 'Online' }],
    placeholder: 'Orice oraș',
    detailOf: (city: Place) => city.County,
    hint: 'Sau alegeți Online.',
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Deschide lista/ }))
    await waitFor(() => expect(names()[0]).toBe('Online'))
    await userEvent.type(input(), 'bucs')
    await waitFor(() => expect(names()).toEqual(['BucșaniDâmbovița', 'BucșaniGiurgiu']))
  },
})

export const StateGrouped = meta.story({
  tags: ['focused'],
  args: { groupOf: ({ Name }: Place) => (Name.startsWith('Limba') ? 'Limbi' : 'Științe') },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Deschide lista/ }))
    await waitFor(() => expect(names()).toHaveLength(subjects.length))
  },
})

export const InteractionByKeyboard = meta.story({
  async play({ step }) {
    onChoice.mockClear()
    await step('text without diacritics highlights the first match', async () => {
      await userEvent.tab()
      await expect(input()).toHaveFocus()
      await userEvent.keyboard('mat')
      await waitFor(() =>
        expect(names()).toEqual(['Matematică', expect.stringContaining('financiare'), 'Informatică']),
      )
      await expect(page().getByRole('status')).toHaveTextContent('3 rezultate')
      await expect(page().getByRole('option', { name: 'Matematică' })).toHaveAttribute('data-highlighted')
    })
    await step('an arrow and Enter choose the next one', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await expect(input()).toHaveValue('Informatică')
      await expect(onChoice).toHaveBeenLastCalledWith(subjects[2])
      await waitFor(() => expect(names()).toEqual([]))
    })
    await step('opened again, the list offers ten items, the chosen one among them', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(names()).toHaveLength(10))
      await expect(page().getByRole('option', { selected: true })).toHaveTextContent('Informatică')
    })
    await step('Escape closes the list, and in the closed picker it changes nothing', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(names()).toEqual([]))
      await userEvent.keyboard('{Escape}')
      await expect(input()).toHaveValue('Informatică')
      await expect(onChoice).toHaveBeenLastCalledWith(subjects[2])
    })
  },
})

export const InteractionFirstMatchByEnter = meta.story({
  async play() {
    onChoice.mockClear()
    await userEvent.type(input(), 'FIZICA{Enter}')
    await expect(input()).toHaveValue('Fizică')
    await expect(onChoice).toHaveBeenCalledWith(subjects[3])
  },
})

export const InteractionCleared = StateChosen.extend({
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Șterge alegerea/ }))
    await expect(input()).toHaveValue('')
    await expect(onChoice).toHaveBeenLastCalledWith(null)
  },
})

const manyCities: Place[] = Array.from({ length: 13_000 }, (_, index) => ({
  Id: index,
  Name: `Satul ${index} Țâțești`,
}))

/** As many items as the country has places: ten rows are rendered, and a choice beyond the first ten is one of them. */
export const InteractionChosenOutsideTheFirstTen = meta.story({
  args: { label: 'Localitatea', items: manyCities, value: manyCities.at(-1) ?? null },
  async play() {
    await userEvent.click(input())
    await waitFor(() => expect(names()).toHaveLength(10))
    await expect(names()[0]).toBe('Satul 12999 Țâțești')
    await expect(page().getByRole('option', { selected: true })).toHaveTextContent('Satul 12999 Țâțești')
    await userEvent.tab()
    await expect(input()).toHaveValue('Satul 12999 Țâțești')
  },
})

const search = fn()

/** The rest of the page stays readable by screen readers, and one press on it both closes the list and acts. */
export const InteractionBesideTheOpenList = meta.story({
  decorators: [
    Story => (
      <>
        <Story />
        <button onClick={search}>Caută</button>
      </>
    ),
  ],
  async play({ canvas }) {
    search.mockClear()
    await userEvent.type(input(), 'ma')
    await waitFor(() => expect(names()).not.toEqual([]))
    await userEvent.click(canvas.getByRole('button', { name: 'Caută' }))
    await expect(search).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(names()).toEqual([]))
  },
})

const filters = () => page().getByRole('dialog', { name: 'Filtre' })

/** Escape closes the topmost layer: the list while it is open, otherwise the dialog. It never clears the choice. */
export const InteractionInADialog = meta.story({
  decorators: [
    function InADialog(Story) {
      const [open, setOpen] = useState(true)
      return (
        <Dialog open={open} onOpenChange={setOpen} title="Filtre" variant="sheet">
          <Story />
        </Dialog>
      )
    },
  ],
  async play() {
    onChoice.mockClear()
    const field = await page().findByRole('combobox')
    await userEvent.type(field, 'chi')
    const option = await page().findByRole('option', { name: 'Chimie' })
    const { left, top } = option.getBoundingClientRect()
    await expect(option.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(names()).toEqual([]))
    await expect(filters()).toBeVisible()
    await expect(field).toHaveValue('chi')
    await userEvent.type(field, 'm')
    await userEvent.click(await page().findByRole('option', { name: 'Chimie' }))
    await expect(field).toHaveValue('Chimie')
    await waitFor(() => expect(names()).toEqual([]))
    await expect(filters()).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(onChoice.mock.calls.filter(([value]) => typeof value !== 'string')).toEqual([[subjects[4]]])
  },
})
