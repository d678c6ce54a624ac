import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holding } from '#storybook/holding.tsx'
import { Calendar } from './Calendar.tsx'

type Options = Partial<ComponentProps<typeof Calendar>>

/** A calendar that holds its day, beside a button that chooses another. */
const Held = holding(({ value, onValueChange, ...rest }: ComponentProps<typeof Calendar>) => (
  <>
    <Calendar {...rest} value={value} onValueChange={onValueChange} />
    <button type="button" onClick={() => onValueChange('2027-01-04')}>
      Prima zi liberă
    </button>
  </>
))

/** Renders a calendar on Tuesday, 10 November 2026, in a page that holds the chosen day. */
function show(options: Options = {}) {
  const reported: string[] = []
  render(
    <Held
      label="Ziua ședinței"
      today="2026-11-10"
      lastDay="2027-11-10"
      value={null}
      {...options}
      onValueChange={day => reported.push(day)}
    />,
  )
  return reported
}

const grid = (month: string) => screen.findByRole('grid', { name: month })
const day = (name: string) => screen.findByRole('button', { name })
const turn = (name: 'Luna anterioară' | 'Luna următoare') =>
  userEvent.click(screen.getByRole('button', { name }))
const press = (keys: string) => userEvent.keyboard(keys)

describe('a month', () => {
  test('has Romanian names, and weeks that begin on Monday', async () => {
    show()
    const calendar = within(screen.getByRole('group', { name: 'Ziua ședinței' }))
    expect(calendar.getByRole('status')).toHaveTextContent('noiembrie 2026')
    const headings = calendar.getAllByRole('columnheader', { hidden: true })
    expect(headings.map(heading => heading.getAttribute('aria-label'))).toEqual([
      'luni',
      'marți',
      'miercuri',
      'joi',
      'vineri',
      'sâmbătă',
      'duminică',
    ])
    expect(headings.map(heading => heading.textContent).join(' ')).toBe('lu ma mi jo vi sâ du')
    // The month begins on a Sunday: six empty cells come before it.
    const cells = within(await grid('noiembrie 2026')).getAllByRole('gridcell')
    expect(cells.slice(0, 8).map(cell => cell.textContent)).toEqual(['', '', '', '', '', '', '1', '2'])
  })

  test('a press chooses the day, and another press on it reports it again', async () => {
    const reported = show()
    await userEvent.click(await day('vineri, 20 noiembrie 2026'))
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('20')
    await userEvent.click(await day('vineri, 20 noiembrie 2026, ziua aleasă'))
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('20')
    expect(reported).toEqual(['2026-11-20', '2026-11-20'])
  })

  test('today is labelled and can be chosen, earlier days cannot', async () => {
    const reported = show()
    expect(await day('luni, 9 noiembrie 2026')).toBeDisabled()
    expect(await day('duminică, 1 noiembrie 2026')).toBeDisabled()
    await userEvent.click(await day('luni, 9 noiembrie 2026'))
    await userEvent.click(await day('Astăzi, marți, 10 noiembrie 2026'))
    expect(await day('Astăzi, marți, 10 noiembrie 2026, ziua aleasă')).toBeEnabled()
    expect(reported).toEqual(['2026-11-10'])
  })
})

describe('changing the month', () => {
  test('is possible only from the month of today to that of the last day', async () => {
    show({ lastDay: '2027-01-04' })
    const previous = screen.getByRole('button', { name: 'Luna anterioară' })
    const next = screen.getByRole('button', { name: 'Luna următoare' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    await turn('Luna anterioară')
    expect(await grid('noiembrie 2026')).toBeVisible()
    await turn('Luna următoare')
    expect(await grid('decembrie 2026')).toBeVisible()
    expect(previous).not.toHaveAttribute('aria-disabled')
    await turn('Luna următoare')
    expect(await grid('ianuarie 2027')).toBeVisible()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await turn('Luna următoare')
    expect(await grid('ianuarie 2027')).toBeVisible()
  })

  test('happens by itself when the page chooses a day in another month', async () => {
    show({ value: '2026-11-20' })
    await turn('Luna următoare')
    await userEvent.click(screen.getByRole('button', { name: 'Prima zi liberă' }))
    expect(await grid('ianuarie 2027')).toBeVisible()
    expect(await day('luni, 4 ianuarie 2027, ziua aleasă')).toBeVisible()
  })
})

describe('days whose hours are known', () => {
  test('are named as free or as empty, and can be chosen', async () => {
    const reported = show({ freeDays: ['2026-11-12'], emptyDays: ['2026-11-13'] })
    expect(await day('joi, 12 noiembrie 2026, cu ore libere')).toBeEnabled()
    await userEvent.click(await day('vineri, 13 noiembrie 2026, fără ore libere'))
    expect(reported).toEqual(['2026-11-13'])
    // The choice replaces the mark.
    expect(await day('vineri, 13 noiembrie 2026, ziua aleasă')).toBeVisible()
  })

  test('look different from each other, from the chosen day, from a day that is not known and from a past one', async () => {
    show({ value: '2026-11-11', freeDays: ['2026-11-12'], emptyDays: ['2026-11-13'] })
    const looks = ['9', '11', '12', '13', '14'].map(number => {
      const { backgroundColor, color, borderColor, textDecorationLine } = getComputedStyle(
        screen.getByText(number),
      )
      return [backgroundColor, color, borderColor, textDecorationLine].join()
    })
    expect(new Set(looks).size).toBe(looks.length)
  })
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 900))

  test('the month begins with the week of today, and another month with its first', async () => {
    show({ today: '2026-11-18' })
    expect(screen.queryByText('15')).not.toBeVisible()
    expect(await day('luni, 16 noiembrie 2026')).toBeVisible()
    await turn('Luna următoare')
    expect(await day('marți, 1 decembrie 2026')).toBeVisible()
    await turn('Luna anterioară')
    expect(screen.queryByText('15')).not.toBeVisible()
  })

  test('the week of the last day stays', async () => {
    show({ today: '2026-11-18', lastDay: '2026-11-18' })
    expect(await day('Astăzi, miercuri, 18 noiembrie 2026')).toBeVisible()
  })

  test('the keyboard reaches every day that is left', async () => {
    show({ today: '2026-11-18', autoFocus: true })
    expect(await day('Astăzi, miercuri, 18 noiembrie 2026')).toHaveFocus()
    await press('{PageDown}')
    expect(await day('vineri, 18 decembrie 2026')).toHaveFocus()
    await press('{PageUp}{ArrowUp}')
    expect(await day('Astăzi, miercuri, 18 noiembrie 2026')).toHaveFocus()
  })
})
