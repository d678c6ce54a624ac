import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { hold } from '#test/backend.ts'
import { daysAsked, openCalendar, openTutor, settled } from '#test/tutor.ts'

const day = (name: string) => screen.getByRole('button', { name })
const start = () => screen.findByRole('button', { name: 'Programează o ședință' })

// The page requests more files than the browser's default buffer holds.
performance.setResourceTimingBufferSize(10_000)

/** Returns whether the form's code, which is a file of its own, was requested. */
const isLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/booking/BookingForm.tsx'))

// Must be the first test of the file: code that is loaded stays loaded.
test('the calendar loads when it is opened, and no hours are read before a day is chosen', async () => {
  const { user } = await openTutor({ as: 'student' })
  const button = await start()
  await screen.findByText('(18 recenzii)')
  expect(isLoaded()).toBe(false)
  expect(screen.queryByRole('grid')).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('grid', { name: 'noiembrie 2026' })).toBeVisible()
  expect(isLoaded()).toBe(true)
  await waitFor(() => expect(day('Astăzi, vineri, 20 noiembrie 2026')).toHaveFocus())
  expect(screen.getByText('Alegeți întâi o zi din calendar.')).toBeVisible()
  expect(daysAsked()).toEqual([])
})

test('offers hours, agreement and button only once the hours of the chosen day are there', async () => {
  const parts = () =>
    (['radiogroup', 'checkbox'] as const)
      .flatMap(role => screen.queryAllByRole(role))
      .concat(screen.queryAllByRole('button', { name: 'Programează' }))
  const release = hold('/api/users/getavailabilityforday')
  const { user } = await openCalendar()
  expect(parts()).toEqual([])
  await user.click(day('luni, 23 noiembrie 2026'))
  // The default hours of §9, disabled, are the skeleton.
  expect(parts()).toEqual([screen.getByRole('radiogroup', { name: 'Ora' })])
  for (const radio of within(screen.getByRole('radiogroup')).getAllByRole('radio'))
    expect(radio).toBeDisabled()
  release()
  await waitFor(() => expect(parts()).toHaveLength(3))
  await user.click(day('duminică, 22 noiembrie 2026'))
  await screen.findByText('Nicio oră liberă în această zi')
  expect(parts()).toEqual([])
})

test('explains duration and payment above the calendar', async () => {
  await openCalendar()
  expect(
    screen.getByText(
      'O ședință durează o oră. Profesorul primește cererea și o acceptă; plătiți după aceea.',
    ),
  ).toBeVisible()
})

test('past days and days after a year cannot be chosen', async () => {
  const { user } = await openCalendar()
  expect(day('joi, 19 noiembrie 2026')).toBeDisabled()
  expect(day('Astăzi, vineri, 20 noiembrie 2026')).toBeEnabled()
  await waitFor(() => expect(day('Astăzi, vineri, 20 noiembrie 2026')).toHaveFocus())
  await user.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(await screen.findByRole('button', { name: 'sâmbătă, 20 noiembrie 2027' })).toHaveFocus()
  expect(day('duminică, 21 noiembrie 2027')).toBeDisabled()
})

test("today follows the server's clock, not the device's", async () => {
  setClock('2027-03-27T23:30:00')
  await openCalendar()
  expect(day('Astăzi, sâmbătă, 27 martie 2027')).toBeEnabled()
  expect(day('vineri, 26 martie 2027')).toBeDisabled()
  await settled()
})

test('a lesson can be booked by keyboard alone', async () => {
  const { user } = await openCalendar()
  await waitFor(() => expect(day('Astăzi, vineri, 20 noiembrie 2026')).toHaveFocus())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Ore libere luni, 23 noiembrie 2026' })
  expect(heading).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('radio', { name: '17:00–18:00' })).toBeEnabled())
  await user.tab()
  expect(screen.getByRole('radio', { name: '14:00–15:00' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '16:00–17:00' })).toBeChecked()
  await user.tab()
  expect(screen.getByRole('checkbox')).toHaveFocus()
  await user.keyboard(' ')
  await user.tab()
  expect(screen.getByRole('link', { name: 'termenii și condițiile' })).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')
  const done = await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })
  await waitFor(() => expect(done).toHaveFocus())
})
