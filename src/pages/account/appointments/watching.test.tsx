import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { actions, changeAppointment, openAppointments } from '#test/appointmentsScreen.ts'
import { asked } from '#test/backend.ts'
import { left } from '#test/leaving.ts'

const first = 'GET /api/appoitments/getactiveappoitments/1'
const times = () => asked.filter(call => call === first).length

// The page's timers run with the clock, and ahead of it when a test says so.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    clearFaults()
  })
})

/** So many seconds pass; what is asked for at the end of them is answered a moment later. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await new Promise(requestAnimationFrame)
}

/** The list is there, and what follows is counted from here. */
async function watch() {
  await openAppointments('student')
  asked.length = 0
}

const at14 = () => actions()['Astăzi, 14:00–15:00']

test("who watches sees a lesson's room open, and the lesson end", async () => {
  await watch()
  expect(at14()).toEqual(['Anulează'])
  setClock('2026-11-20T13:55:00')
  await pass(61)
  await waitFor(() => expect(at14()).toEqual(['Intră în sala de meditații']))
  setClock('2026-11-20T15:00:00')
  await pass(61)
  await waitFor(() => expect(Object.keys(actions()).join()).not.toContain('14:00–15:00'))
  // There is no lesson today any more.
  asked.length = 0
  await pass(70)
  expect(asked).toEqual([])
})

test('what is as it was is read once a minute, in the background, and not drawn anew', async () => {
  await watch()
  await pass(55)
  expect(asked).toEqual([])
  await pass(6)
  await waitFor(() => expect(times()).toBe(1))
  expect(screen.queryByText('Se încarcă…')).toBeNull()
  // The minute begins with the answer, which may be on its way.
  for (let minute = 0; minute < 5 && times() < 2; minute++) await pass(61)
  expect(times()).toBeGreaterThan(1)
  expect(new Set(asked)).toEqual(new Set([first]))
})

test('a failure is silent', async () => {
  await watch()
  changeAppointment(1001, { AcceptedByTeacher: true })
  setFault('getActiveAppointments', '500')
  await pass(61)
  await waitFor(() => expect(times()).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
  clearFaults()
  await pass(121)
  await waitFor(() => expect(actions()['marți, 24, 16:00–17:00']).toEqual(['Achita', 'Anulează']))
})

test('a session that has ended leads to login, and nothing more is asked', async () => {
  await watch()
  setFault('getActiveAppointments', '401')
  await pass(61)
  await waitFor(() => expect(left).toEqual(['/Account/Login?returnUrl=%2Fu%2Fappoitments']))
  asked.length = 0
  await pass(130)
  expect(asked).toEqual([])
})

test('a tab that nobody sees asks nothing', async () => {
  await watch()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(70)
  expect(asked).toEqual([])
})
