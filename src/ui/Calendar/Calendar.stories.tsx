import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Calendar } from './Calendar.tsx'

const onValueChange = fn<(day: string) => void>()

const meta = preview.meta({
  title: 'Kit/Calendar',
  component: Calendar,
  parameters: usage({
    when: 'For choosing a day near today, when the weekday and the free days matter.',
    dos: ['Pass the days that are known to be free or empty, so that nobody searches in vain.'],
    donts: ['Do not ask for a birthday with it: months far away take many presses.'],
  }),
  args: { label: 'Ziua ședinței', today: '2026-11-10', value: null, onValueChange },
  render: args => <Choosing {...args} />,
})

function Choosing({ value: initial, onValueChange: report, ...rest }: ComponentProps<typeof Calendar>) {
  const [value, setValue] = useState(initial)
  return (
    <Calendar
      {...rest}
      value={value}
      onValueChange={day => {
        report(day)
        setValue(day)
      }}
    />
  )
}

export const StateNothingChosen = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Ziua ședinței' })).toBeVisible()
    await expect(canvas.getByRole('grid', { name: 'noiembrie 2026' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'luni, 9 noiembrie 2026' })).toBeDisabled()
  },
})

export const InteractionChoose = meta.story({
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'vineri, 20 noiembrie 2026' }))
    await expect(onValueChange).toHaveBeenLastCalledWith('2026-11-20')
  },
})

export const StateChosen = meta.story({ args: { value: '2026-11-20' } })

export const StateTodayChosen = meta.story({
  args: { value: '2026-11-10' },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('button', { name: 'Astăzi, marți, 10 noiembrie 2026, ziua aleasă' }),
    ).toBeVisible()
  },
})

/** Days whose hours were read: some are free, some have nothing left. */
export const StateKnownDays = meta.story({
  args: {
    value: '2026-11-20',
    freeDays: ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-16', '2026-11-19'],
    emptyDays: ['2026-11-13', '2026-11-14', '2026-11-15'],
  },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('button', { name: 'Astăzi, marți, 10 noiembrie 2026, cu ore libere' }),
    ).toBeEnabled()
    await expect(
      canvas.getByRole('button', { name: 'vineri, 13 noiembrie 2026, fără ore libere' }),
    ).toBeEnabled()
  },
})

/** On a phone the weeks that have passed take no room. */
export const WidthPhone = meta.story({
  args: { today: '2026-11-18' },
  globals: { viewport: { value: 'phone390' } },
})

/** When both limits are in one month, the user cannot change the month. */
export const StateBounded = meta.story({
  args: { lastDay: '2026-11-24', value: '2026-11-20' },
  async play({ canvas }) {
    for (const name of ['Luna anterioară', 'Luna următoare'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'miercuri, 25 noiembrie 2026' })).toBeDisabled()
  },
})

export const InteractionByKeyboard = meta.story({
  args: { autoFocus: true },
  async play({ canvas }) {
    const day = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    await day('Astăzi, marți, 10 noiembrie 2026')
    await userEvent.keyboard('{ArrowDown}{End}')
    await day('duminică, 22 noiembrie 2026')
    await userEvent.keyboard('{PageDown}')
    await day('marți, 22 decembrie 2026')
  },
})

/** Months of six and of four weeks take the same height. */
export const StateSixWeeks = meta.story({ args: { today: '2027-05-01', value: '2027-05-31' } })

export const StateFourWeeks = meta.story({ args: { today: '2027-02-01', value: '2027-02-28' } })

export const WidthNarrowPhone = meta.story({
  args: { value: '2026-11-20' },
  render: args => (
    <div style={{ inlineSize: '288px' }}>
      <Choosing {...args} />
    </div>
  ),
  async play({ canvas }) {
    const calendar = canvas.getByRole('group')
    await expect(calendar.scrollWidth).toBeLessThanOrEqual(288)
    const { width, height } = canvas.getByRole('gridcell', { selected: true }).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
    await expect(width).toBeGreaterThan(41)
  },
})
