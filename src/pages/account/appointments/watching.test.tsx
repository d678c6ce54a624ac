import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { actions, card, changeAppointment, openAppointments } from '#test/appointmentsScreen.ts'
import { asked } from '#test/backend.ts'
import { ownInFlight } from '#test/inFlight.ts'
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

/** Minutes pass until it is so: each begins with the answer to the last look, which may still be on its way. */
const passUntil = (check: () => void) =>
  vi.waitFor(
    async () => {
      await pass(61)
      check()
    },
    // By the clock on the wall.
    { timeout: 20_000 },
  )

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
  await passUntil(() => expect(at14()).toEqual(['Intră în sala de meditații']))
  setClock('2026-11-20T15:00:00')
  await passUntil(() => expect(Object.keys(actions()).join()).not.toContain('14:00–15:00'))
  // There is no lesson today any more; another look may have begun before that was known.
  await waitFor(() => expect(ownInFlight()).toEqual([]))
  asked.length = 0
  await pass(70)
  expect(asked).toEqual([])
})

test('what is as it was is read once a minute, in the background, and not drawn anew', async () => {
  await watch()
  // Not nearer to the minute: on a busy machine some seconds have passed already.
  await pass(45)
  expect(asked).toEqual([])
  await pass(16)
  await waitFor(() => expect(times()).toBe(1))
  expect(screen.queryByText('Se încarcă…')).toBeNull()
  await passUntil(() => expect(times()).toBeGreaterThan(1))
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
  await passUntil(() => expect(actions()['marți, 24, 16:00–17:00']).toEqual(['Achita', 'Anulează']))
  expect(screen.queryByRole('alert')).toBeNull()
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

test('while a dialog is open nothing is asked, so that no login takes away what was chosen in it', async () => {
  const { user } = await openAppointments('student', '/u/appoitments?old=1')
  await user.click(card('vineri, 13').getByRole('button', { name: /^Programează din nou/ }))
  await screen.findByRole('dialog')
  asked.length = 0
  setFault('getActiveAppointments', '401')
  await pass(130)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1)
  expect(times()).toBe(0)
  expect(left).toEqual([])
  // What has become due meanwhile is asked for when it is closed.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(left).toContain('/Account/Login?returnUrl=%2Fu%2Fappoitments%3Fold%3D1'))
})

test('a tab that nobody sees asks nothing', async () => {
  await watch()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(70)
  expect(asked).toEqual([])
})
