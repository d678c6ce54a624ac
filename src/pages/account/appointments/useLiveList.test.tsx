import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setServerTime } from '#clock.ts'
import { setClock } from '#mocks/clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { actions, card, changeAppointment, openAppointments } from '#test/appointmentsScreen.ts'
import { asked } from '#test/backend.ts'
import { pass, stopTime } from '#test/time.ts'

const first = 'GET /api/appoitments/getactiveappoitments/1'
const times = () => asked.filter(call => call === first).length

beforeEach(stopTime)

/** Opens the list and clears the recorded requests. */
async function openList() {
  await openAppointments('student')
  asked.length = 0
}

const at14 = () => actions()['Astăzi, 14:00–15:00']

test("shows a lesson's room when it opens, removes the lesson when it ends, and stops polling after the last of today", async () => {
  await openList()
  expect(at14()).toEqual(['Anulează programarea'])
  const card14 = card('Astăzi, 14:00')
  card14.getByRole('button', { name: /^Anulează/ }).focus()
  setClock('2026-11-20T13:55:00')
  await pass(61)
  await waitFor(() => expect(at14()).toEqual(['Intră în sala de meditații']))
  // It has moved to another group, whose banner is above.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plătite' })).toHaveFocus())
  card('Astăzi, 14:00').getByRole('link').focus()
  setClock('2026-11-20T15:00:00')
  await pass(61)
  await waitFor(() => expect(Object.keys(actions()).join()).not.toContain('14:00–15:00'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Programări' })).toHaveFocus())
  asked.length = 0
  await pass(130)
  expect(asked).toEqual([])
})

test('polls once a minute in the background, and updates the list only when something has changed', async () => {
  await openList()
  await pass(59)
  expect(asked).toEqual([])
  await pass(1)
  await waitFor(() => expect(times()).toBe(1))
  expect(screen.queryByText('Se încarcă…')).toBeNull()
  await pass(61)
  await waitFor(() => expect(times()).toBe(2))
  expect(new Set(asked)).toEqual(new Set([first]))
  changeAppointment(1001, { AcceptedByTeacher: true })
  await pass(61)
  await waitFor(() => expect(actions()['marți, 24, 16:00–17:00']).toEqual(['Achita']))
})

test('the note of a failed refetch goes after a poll that succeeds, on a day without a lesson, too', async () => {
  setClock('2026-11-22T12:00:00')
  const { router } = await openAppointments('student')
  setFault('getActiveAppointments', '500')
  await router.revalidate()
  const note = await screen.findByText('Datele nu s-au putut actualiza; le vedeți pe cele dinainte.')
  clearFaults()
  await pass(61)
  await waitFor(() => expect(note).not.toBeInTheDocument())
})

test('a lesson whose whole day has passed while the computer slept is removed', async () => {
  setClock('2026-11-22T12:00:00')
  await openList()
  expect(Object.keys(actions())).toContain('marți, 24, 16:00–17:00')
  setClock('2026-11-29T12:00:00')
  setServerTime(new Date('2026-11-29T12:00:00+02:00'))
  await pass(61)
  await waitFor(() => expect(Object.keys(actions())).not.toContain('marți, 24, 16:00–17:00'))
})
