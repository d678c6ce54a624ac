import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { actions, card, changeAppointment, openAppointments } from '#test/appointmentsScreen.ts'
import { asked } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'

const first = 'GET /api/appoitments/getactiveappoitments/1'
const times = () => asked.filter(call => call === first).length

// Fake timers follow the real clock; a test can advance them further.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    clearFaults()
  })
})

/** Advances the timers, then waits a frame. The response to a poll that came due may arrive later still. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await new Promise(requestAnimationFrame)
}

/** Advances minute by minute until the check passes: the response to a poll may only arrive in the next minute. */
const passUntil = (check: () => void) =>
  vi.waitFor(
    async () => {
      await pass(61)
      check()
    },
    // In real time.
    { timeout: 20_000 },
  )

/** Opens the list and clears the recorded requests. */
async function openList() {
  await openAppointments('student')
  asked.length = 0
}

const at14 = () => actions()['Astăzi, 14:00–15:00']

test("shows a lesson's room when it opens, removes the lesson when it ends, and stops polling after the last of today", async () => {
  await openList()
  expect(at14()).toEqual(['Anulează programarea'])
  setClock('2026-11-20T13:55:00')
  await passUntil(() => expect(at14()).toEqual(['Intră în sala de meditații']))
  setClock('2026-11-20T15:00:00')
  await passUntil(() => expect(Object.keys(actions()).join()).not.toContain('14:00–15:00'))
  // No lesson of today is left; another poll may start before that is rendered.
  await vi.waitFor(
    async () => {
      asked.length = 0
      await pass(70)
      expect(asked).toEqual([])
    },
    { timeout: 20_000 },
  )
})

test('polls once a minute in the background, and does not refetch when nothing has changed', async () => {
  await openList()
  // Well before the minute: on a busy machine some seconds have passed already.
  await pass(45)
  expect(asked).toEqual([])
  await pass(16)
  await waitFor(() => expect(times()).toBe(1))
  expect(screen.queryByText('Se încarcă…')).toBeNull()
  await passUntil(() => expect(times()).toBeGreaterThan(1))
  expect(new Set(asked)).toEqual(new Set([first]))
})

test('a failed poll shows no error, and the next one updates the list', async () => {
  await openList()
  changeAppointment(1001, { AcceptedByTeacher: true })
  setFault('getActiveAppointments', '500')
  await pass(61)
  await waitFor(() => expect(times()).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
  clearFaults()
  await passUntil(() =>
    expect(actions()['marți, 24, 16:00–17:00']).toEqual(['Achita', 'Anulează programarea']),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('redirects to login and stops polling when the session has expired', async () => {
  await openList()
  setFault('getActiveAppointments', '401')
  await pass(61)
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fu%2Fappoitments']))
  asked.length = 0
  await pass(130)
  expect(asked).toEqual([])
})

test('does not poll while a dialog is open, so that no redirect to login loses the choices in it', async () => {
  const { user } = await openAppointments('student', '/u/appoitments?old=1')
  await user.click(card('vineri, 13').getByRole('button', { name: /^Programează din nou/ }))
  await screen.findByRole('dialog')
  asked.length = 0
  setFault('getActiveAppointments', '401')
  await pass(130)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1)
  expect(times()).toBe(0)
  expect(fullPageLoads).toEqual([])
  // The delayed refetch runs when the dialog closes.
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(fullPageLoads).toContain('/Account/Login?returnUrl=%2Fu%2Fappoitments%3Fold%3D1'),
  )
})

test('does not poll in a hidden tab', async () => {
  await openList()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(70)
  expect(asked).toEqual([])
})
