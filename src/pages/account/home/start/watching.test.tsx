import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setServerTime } from '#clock.ts'
import { setClock } from '#mocks/clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { asked } from '#test/backend.ts'
import { pass, stopTime } from '#test/time.ts'
import { visit } from '#test/visit.tsx'

const next = () => within(screen.getByRole('region', { name: 'Următoarea programare' }))
const room = () => next().queryByRole('link', { name: /^Intră în sala/ })

test('on the day of the next lesson polls for it, shows its room when it opens, and the lesson after it when it ends; a poll that succeeds removes the note of a failed refetch', async () => {
  stopTime()
  setClock('2026-11-20T12:00:00')
  const { router } = visit('/u', { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: /^Bună ziua/ })
  await next().findByRole('article')
  expect(next().getByText(/14:00–15:00/)).toBeVisible()
  expect(room()).toBeNull()
  // Reads only the lessons while the next one stays the same.
  asked.length = 0
  await pass(61)
  const poll = 'GET /api/appoitments/getactiveappoitments/1'
  await waitFor(() => expect(asked).toContain(poll))
  expect(new Set(asked)).toEqual(new Set([poll]))

  setClock('2026-11-20T13:55:00')
  await pass(61)
  await waitFor(() => expect(room()).toBeVisible())
  room()?.focus()
  setClock('2026-11-20T15:00:00')
  await pass(61)
  await waitFor(() => expect(next().queryByText(/14:00–15:00/)).toBeNull())
  await waitFor(() => expect(next().getByRole('heading', { level: 2 })).toHaveFocus())
  // The next lesson is on another day.
  asked.length = 0
  await pass(130)
  expect(asked).toEqual([])
  // The computer sleeps over that day.
  const another = next().getByRole('article')
  setClock('2026-12-28T12:00:00')
  setServerTime(new Date('2026-12-28T12:00:00+02:00'))
  await pass(61)
  await waitFor(() => expect(another).not.toBeInTheDocument())

  setFault('getActiveAppointments', '500')
  await router.revalidate()
  const note = await next().findByText('Datele nu s-au putut actualiza; le vedeți pe cele dinainte.')
  clearFaults()
  await pass(61)
  await waitFor(() => expect(note).not.toBeInTheDocument())
})
