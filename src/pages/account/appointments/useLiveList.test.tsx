import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { actions, card, changeAppointment, openAppointments } from '#test/appointmentsScreen.ts'
import { asked } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { pass, stopTime } from '#test/time.ts'

const first = 'GET /api/appoitments/getactiveappoitments/1'
const times = () => asked.filter(call => call === first).length

beforeEach(() => {
  stopTime()
  onTestFinished(() => {
    vi.restoreAllMocks()
    clearFaults()
  })
})

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
  card14.getByRole('button').focus()
  setClock('2026-11-20T13:55:00')
  await pass(61)
  await waitFor(() => expect(at14()).toEqual(['Intră în sala de meditații']))
  await waitFor(() => expect(card14.getByRole('heading')).toHaveFocus())
  card14.getByRole('link').focus()
  setClock('2026-11-20T15:00:00')
  await pass(61)
  await waitFor(() => expect(Object.keys(actions()).join()).not.toContain('14:00–15:00'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Programări active' })).toHaveFocus())
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
  await waitFor(() => expect(actions()['marți, 24, 16:00–17:00']).toEqual(['Achita', 'Anulează programarea']))
})

test('says so and stops polling when the session has expired, and keeps the choices in an open dialog', async () => {
  const { user } = await openAppointments('student', '/u/appoitments?old=1')
  await user.click(card('vineri, 13').getByRole('button', { name: /^Programează din nou/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: /23 noiembrie 2026/ }))
  await dialog.findByRole('heading', { name: /23 noiembrie/ })
  asked.length = 0
  setFault('getActiveAppointments', '401')
  await pass(61)
  expect(await screen.findByText(/^Sesiunea a expirat\./)).toBeInTheDocument()
  asked.length = 0
  await pass(130)
  expect(asked).toEqual([])
  // A refetch, when the tab is shown again, leads nowhere either.
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(times()).toBe(1))
  await pass(1)
  expect(dialog.getByRole('heading', { name: /23 noiembrie/ })).toBeVisible()
  expect(fullPageLoads).toEqual([])
})
