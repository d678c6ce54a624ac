import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Combobox } from './Combobox.tsx'
import { Controlled, names, page, subjects } from './storyParts.tsx'
import type { Place } from './storyParts.tsx'
import type { Picked } from './matches.ts'

const onChoice = fn<(value: Picked<Place>) => void>()

const meta = preview.meta({
  title: 'Kit/Combobox',
  component: Combobox<Place>,
  parameters: usage({
    when: 'For a choice from a list too long to read, such as subjects or cities.',
    dos: ['Load the items when the screen loads: the list filters on the device.'],
    donts: ['Do not use it for fewer than about ten items: use Select or PillGroup.'],
  }),
  args: {
    label: 'Materia',
    items: subjects,
    value: null,
    onValueChange: onChoice,
    placeholder: 'Alegeți materia',
  },
  render: Controlled,
})

export const StateEmpty = meta.story()

export const StateChosen = meta.story({ args: { value: subjects[1] ?? null } })

export const InteractionByKeyboard = meta.story({
  async play({ canvas, step }) {
    onChoice.mockClear()
    // A function, because the control replaces the plain input once it is loaded.
    const input = () => canvas.getByRole('combobox', { name: 'Materia' })
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
    await step('opened again, the list offers every item', async () => {
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
      await expect(input()).toHaveValue('Informatică')
    })
    await step('Escape in the closed picker keeps the choice too', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(input()).toHaveValue('Informatică')
      await expect(onChoice).toHaveBeenLastCalledWith(subjects[2])
    })
  },
})

export const InteractionFirstMatchByEnter = meta.story({
  async play({ canvas }) {
    onChoice.mockClear()
    await userEvent.type(await canvas.findByRole('combobox'), 'FIZICA{Enter}')
    await expect(await canvas.findByRole('combobox', { name: 'Materia' })).toHaveValue('Fizică')
    await expect(onChoice).toHaveBeenCalledWith(subjects[3])
  },
})

export const StateNoMatch = meta.story({
  tags: ['focused'],
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('combobox'), 'xyz')
    await waitFor(() => expect(page().getByText('Nici un rezultat')).toBeVisible())
    await expect(names()).toEqual([])
  },
})

/** Escape discards the text that was typed over a choice. */
export const InteractionEscapeRestoresTheChoice = StateChosen.extend({
  async play({ canvas }) {
    const input = await canvas.findByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('xyz')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(input).toHaveValue('Matematică'))
  },
})

/** Text that stands for no item stays, with an error beside it. */
export const StateUnmatched = meta.story({
  async play({ canvas }) {
    const input = () => canvas.getByRole('combobox', { name: 'Materia' })
    await userEvent.type(input(), 'mate')
    await userEvent.tab()
    await expect(input()).toHaveValue('mate')
    await expect(input()).toBeInvalid()
    await expect(input()).toHaveAccessibleDescription('Alegeți un rezultat din listă.')
  },
})

export const InteractionCleared = StateChosen.extend({
  async play({ canvas }) {
    onChoice.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^Șterge alegerea/ }))
    await expect(await canvas.findByRole('combobox', { name: 'Materia' })).toHaveValue('')
    await expect(onChoice).toHaveBeenLastCalledWith(null)
  },
})

export const StateLoading = meta.story({
  tags: ['focused'],
  args: { items: [], status: 'loading' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('combobox'))
    await waitFor(() => expect(page().getByText('Se încarcă…')).toBeVisible())
    await expect(page().queryByText('Nici un rezultat')).toBeNull()
  },
})

export const StateFailed = meta.story({
  tags: ['focused'],
  args: { items: [], status: 'failed' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('combobox'))
    await waitFor(() => expect(page().getByText('Lista nu a putut fi încărcată.')).toBeVisible())
  },
})

export const StateInvalid = meta.story({
  args: { error: 'Alegeți o materie din listă.' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('combobox', { name: 'Materia' })).toBeInvalid()
    await expect(await canvas.findByRole('combobox', { name: 'Materia' })).toHaveAccessibleDescription(
      'Alegeți o materie din listă.',
    )
  },
})

export const StateDisabled = meta.story({ args: { value: subjects[11] ?? null, disabled: true } })
