import { fn } from 'storybook/test'
import { holding } from '#storybook/holding.tsx'
import preview from '#storybook/preview.tsx'
import { Calendar } from './Calendar.tsx'

const meta = preview.meta({
  title: 'Kit/Calendar',
  component: Calendar,
  parameters: {
    usage: {
      when: 'For choosing a day near today, when the weekday and the free days matter.',
      access:
        'One Tab stop. Arrows move by a day and a week, Page Up and Page Down by a month; Enter or Space chooses. A day is read with its weekday, and whether it is chosen, and whether it has free hours.',
      dos: ['Pass the days that are known to be free or empty, so that nobody searches in vain.'],
      donts: ['Do not ask for a birthday with it: months far away take many presses.'],
    },
  },
  args: {
    label: 'Ziua ședinței',
    today: '2026-11-10',
    lastDay: '2027-11-10',
    value: null,
    onValueChange: fn<(day: string) => void>(),
  },
  render: holding(Calendar),
})

export const StateNothingChosen = meta.story()

/** Days whose hours were read: some are free, some have nothing left. */
export const StateKnownDays = meta.story({
  args: {
    value: '2026-11-20',
    freeDays: ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-16', '2026-11-19'],
    emptyDays: ['2026-11-13', '2026-11-14', '2026-11-15'],
  },
})

/** When both limits are in one month, the user cannot change the month. */
export const StateBounded = meta.story({ args: { lastDay: '2026-11-24', value: '2026-11-10' } })

/** Months of six and of four weeks take the same height. */
export const StateSixWeeks = meta.story({ args: { today: '2027-05-01', value: '2027-05-31' } })
export const StateFourWeeks = meta.story({ args: { today: '2027-02-01', value: '2027-02-28' } })

/** On a phone the weeks that have passed take no room. */
export const WidthNarrowPhone = meta.story({
  args: { today: '2026-11-18', value: '2026-11-20' },
  globals: { viewport: { value: 'phone320' } },
})
