import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { useToast } from '#stores/toast.ts'
import { actions, card, openAppointments } from '#test/appointmentsScreen.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { answerHours } from '#test/tutor.ts'

const save = '/api/appoitments/SaveAppoitment'
const sent = () => asked.filter(call => call === `POST ${save}`)
const hour = () => screen.getByRole('radio', { name: /^18:00–19:00/ })
const button = () => screen.getByRole('button', { name: 'Programează' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function open() {
  const app = await openAppointments('student', '/u/appoitments?old=1')
  const ask = async () => {
    await app.user.click(card('vineri, 13').getByRole('button', { name: /^Programează din nou/ }))
    return screen.findByRole('dialog', { name: 'Programează din nou' })
  }
  return { ...app, ask, dialog: await ask() }
}

/** Opens the dialog and submits Monday at 18:00. */
async function book() {
  const app = await open()
  const { user, dialog } = app
  expect(dialog).toHaveAccessibleDescription(/Mihai Ionescu/)
  await user.click(await screen.findByRole('button', { name: /23 noiembrie 2026/ }))
  await waitFor(() => expect(hour()).toBeEnabled())
  await user.click(hour())
  await user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ }))
  await user.click(button())
  return app
}

/** Returns an array that collects the texts of all toasts. */
function collectToasts(): string[] {
  const toasts: string[] = []
  useToast.subscribe(({ text }) => text !== null && toasts.push(text))
  return toasts
}

test('sends the chosen hour as the contract defines it, and lists the new appointment', async () => {
  const bodies: string[] = []
  answerWith(
    http.post(save, async ({ request }) => {
      bodies.push(await request.clone().text())
    }),
  )
  await book()
  expect(await screen.findByText('Cererea a fost trimisă. O găsiți între programările active.')).toBeVisible()
  await isClosed()
  expect(bodies).toEqual([
    '{"TeacherId":"m4t7k2","StartDate":"2026-11-23T18:00:00","EndDate":"2026-11-23T19:00:00"}',
  ])
  await waitFor(() => expect(actions()['luni, 23, 18:00–19:00']).toEqual(['Anulează programarea']))
})

test('shows what is known of the lesson before the agreement, with the price of the past one', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /23 noiembrie 2026/ }))
  await waitFor(() => expect(hour()).toBeEnabled())
  await user.click(hour())
  const summary = within(screen.getByRole('region', { name: 'Ședința' }))
  expect(summary.getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
  expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Mihai Ionescu',
    'Matematica',
    'o oră',
    '85,00 RON',
  ])
  expect(summary.getByText('Prețul ședinței trecute')).toBeVisible()
})

test('returning to the screen while the submission is pending shows it so, sends nothing again, and shows one toast', async () => {
  const release = hold(save)
  const toasts = collectToasts()
  const { user, ask, router } = await book()
  await user.keyboard('{Escape}')
  await isClosed()
  await router.navigate('/u/messages')
  await screen.findByRole('heading', { level: 1, name: 'Mesaje' })
  await router.navigate('/u/appoitments?old=1')
  await screen.findByRole('list', { name: 'Programarii anterioare' })
  expect(card('vineri, 13').getByText('Se trimite cererea…')).toBeVisible()
  await ask()
  await waitFor(() => expect(hour()).toBeChecked())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ }))
  await user.click(button())
  release()
  expect(await screen.findByText('Cererea a fost trimisă. O găsiți între programările active.')).toBeVisible()
  await isClosed()
  await waitFor(() => expect(actions()['luni, 23, 18:00–19:00']).toEqual(['Anulează programarea']))
  expect(screen.queryByText('Se trimite cererea…')).toBeNull()
  expect(sent()).toHaveLength(1)
  expect(toasts).toEqual(['Cererea a fost trimisă. O găsiți între programările active.'])
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
  const [, answer, fullPageLoads, text] = row
  const resolve = hold(save, answer)
  const { user, ask } = await book()
  const isCut = text === unknown
  if (isCut)
    answerWith(
      http.get('/api/appoitments/getactiveappoitments/1', () => new HttpResponse(null, { status: 500 })),
    )
  answerHours({ '2026-11-23': fullPageLoads })
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
