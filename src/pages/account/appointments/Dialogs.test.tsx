import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, onTestFinished, test } from 'vitest'
import { shownToast, useToasts } from '#stores/toast.ts'
import { actions, card, openAppointments, openDetails } from '#test/appointmentsScreen.ts'
import { answerWith, hold, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { answerHours } from '#test/tutor.ts'
import { visit } from '#test/visit.tsx'

const save = '/api/appoitments/SaveAppoitment'
const hour = () => screen.getByRole('radio', { name: /^18:00–19:00/ })
const button = () => screen.getByRole('button', { name: 'Programează' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Opens the dialog and submits Monday at 18:00. */
async function book() {
  const app = await openAppointments('student', '/u/appoitments?old=1')
  const { user } = app
  const ask = async () => {
    await user.click(card('vineri, 13').getByRole('button', { name: /^Programează din nou/ }))
    return screen.findByRole('dialog', { name: 'Programează din nou' })
  }
  expect(await ask()).toHaveAccessibleDescription(/Mihai Ionescu/)
  await user.click(await screen.findByRole('button', { name: /23 noiembrie 2026/ }))
  await waitFor(() => expect(hour()).toBeEnabled())
  await user.click(hour())
  // The summary has the known facts of the lesson, and the price of the past lesson.
  const summary = within(screen.getByRole('region', { name: 'Ședința' }))
  expect(summary.getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
  expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Mihai Ionescu',
    'Matematica',
    'o oră',
    '85,00 RON',
  ])
  expect(summary.getByText('Prețul ședinței trecute')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ }))
  await user.click(button())
  return { ...app, ask }
}

test('sends the chosen hour once, also when the dialog is reopened meanwhile, shows one toast, and lists the appointment', async () => {
  const bodies: string[] = []
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  onTestFinished(() => release())
  answerWith(
    http.post(save, async ({ request }) => {
      bodies.push(await request.clone().text())
      await isReleased
    }),
  )
  const toasts: string[] = []
  onTestFinished(
    useToasts.subscribe((state, previous) => {
      const toast = shownToast(state)
      if (toast && toast !== shownToast(previous)) toasts.push(toast.text)
    }),
  )
  const { user, ask } = await book()
  await user.keyboard('{Escape}')
  await isClosed()
  expect(card('vineri, 13').getByText('Se trimite cererea…')).toBeVisible()
  await ask()
  await waitFor(() => expect(hour()).toBeChecked())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ }))
  await user.click(button())
  release()
  expect(await screen.findByText('Cererea a fost trimisă. O găsiți între programările active.')).toBeVisible()
  await isClosed()
  await user.click(screen.getByRole('button', { name: /^Active/ }))
  openDetails()
  expect(actions()['luni, 23, 18:00–19:00']).toEqual(['Anulează programarea'])
  expect(screen.queryByText('Se trimite cererea…')).toBeNull()
  expect(bodies).toEqual([
    '{"TeacherId":"m4t7k2","StartDate":"2026-11-23T18:00:00","EndDate":"2026-11-23T19:00:00"}',
  ])
  expect(toasts).toEqual(['Cererea a fost trimisă. O găsiți între programările active.'])
})

test('after an expired session the login leads back to the dialog, with the chosen hour', async () => {
  answerWith(http.post(save, () => new HttpResponse(null, { status: 401 })))
  await book()
  await waitFor(() => expect(fullPageLoads).toHaveLength(1))
  const back = new URL(fullPageLoads[0] ?? '', location.href).searchParams.get('returnUrl') ?? ''
  cleanup()
  resetBackend()
  visit(back, { as: 'student' })
  expect(await screen.findByRole('dialog', { name: 'Programează din nou' })).toBeVisible()
  await waitFor(() => expect(hour()).toBeChecked())
})

const unknown = 'Nu ne putem conecta la server'

test.each([
  ['the outcome is unknown', () => HttpResponse.error(), [17], unknown],
  [
    'the server refuses the booking',
    () => new HttpResponse(null, { status: 409 }),
    [],
    'Ora aleasă a fost ocupată între timp',
  ],
])('reopened when the hour is no longer free and %s, the dialog shows only that', async (...row) => {
  const [, answer, freeHours, text] = row
  const resolve = hold(save, answer)
  const { user, ask } = await book()
  const isCut = text === unknown
  if (isCut)
    answerWith(
      http.get('/api/appoitments/getactiveappoitments/1', () => new HttpResponse(null, { status: 500 })),
    )
  answerHours({ '2026-11-23': freeHours })
  await user.keyboard('{Escape}')
  await isClosed()
  const dialog = within(await ask())
  await dialog.findByRole('heading', { name: /^Ore libere/ })
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /^(14|18):00/ })).toBeNull())
  expect(dialog.queryByRole('alert')).toBeNull()
  resolve()
  expect(await dialog.findByText(text)).toBeVisible()
  expect(dialog.queryAllByText(/ocupată între timp/)).toHaveLength(isCut ? 0 : 1)
})
