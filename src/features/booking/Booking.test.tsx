import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerHours, daysAsked, openTutor } from '#test/tutor.ts'

const day = (name: string) => screen.getByRole('button', { name })

// The page requests more files than the browser's default buffer holds.
performance.setResourceTimingBufferSize(10_000)

/** Returns whether the form's code, a separate file, was requested. */
const isLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/booking/BookingForm.tsx'))

// The only test in this file, because loaded code stays loaded.
test('the calendar of the next 365 days loads when it is opened, and no hours are read before a day is chosen', async () => {
  answerHours({ '2027-11-21': [9] })
  const { user } = await openTutor({ as: 'student' })
  const button = await screen.findByRole('button', { name: 'Programează o ședință' })
  await screen.findByText('(18 recenzii)')
  expect(isLoaded()).toBe(false)
  expect(screen.queryByRole('grid')).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('grid', { name: 'noiembrie 2026' })).toBeVisible()
  expect(isLoaded()).toBe(true)
  await waitFor(() => expect(day('Astăzi, vineri, 20 noiembrie 2026')).toHaveFocus())
  expect(
    screen.getByText(
      'O ședință durează o oră. Profesorul primește cererea și o acceptă; plătiți după aceea.',
    ),
  ).toBeVisible()
  expect(screen.getByText('Alegeți întâi o zi din calendar.')).toBeVisible()

  expect(day('joi, 19 noiembrie 2026')).toBeDisabled()
  expect(day('Astăzi, vineri, 20 noiembrie 2026')).toBeEnabled()
  await user.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(await screen.findByRole('button', { name: 'sâmbătă, 20 noiembrie 2027' })).toHaveFocus()
  expect(day('duminică, 21 noiembrie 2027')).toBeDisabled()
  expect(daysAsked()).toEqual([])

  // The search for a free day stops at the end of the calendar.
  await user.click(day('sâmbătă, 20 noiembrie 2027'))
  expect(await screen.findByText(/^Nici în următoarele patru săptămâni/)).toBeVisible()
  expect(daysAsked()).toEqual(['2027-11-20'])
})
