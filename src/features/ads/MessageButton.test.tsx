import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { ad, answerAds } from '#test/ads.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { useModal } from '#stores/modal.ts'
import { visit } from '#test/visit.tsx'

const readAd = '/api/users/getadbycode'
const reads = () => asked.filter(call => call.includes(readAd))
const button = () => screen.getByRole('button', { name: /^Trimite mesaj către/ })
const dialog = () => screen.findByRole('dialog', { name: 'Trimite mesaj' })

/** The response of getadbycode: its teacher is complete and has a code. */
const whole = (UserCode = 't9') =>
  HttpResponse.json(ad('a/1', { Teacher: { UserCode, Occupation: null, Experience: null, Cities: null } }))

/** Opens a list whose one teacher has no `UserCode`, and presses 'Trimite mesaj'. */
async function press(
  as: PersonaId,
  answer: () => Response = () => whole(),
  UserCode: null | undefined = null,
) {
  answerAds([ad('a/1', { Teacher: { UserCode } })])
  answerWith(http.get(readAd, answer))
  const app = visit('/Matematica', { as })
  await screen.findByRole('article')
  await app.user.click(button())
  return app
}

test.each([null, undefined])(
  'with the UserCode %s it reads the ad once, then writes to its tutor',
  async code => {
    const bodies: unknown[] = []
    answerWith(
      http.post('/api/messages/SaveNewMessage', async ({ request }) => {
        bodies.push(await request.json())
        return new HttpResponse(null, { status: 200 })
      }),
    )
    const { user } = await press('student', () => whole(), code)
    await dialog()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button()).toHaveFocus()
    await user.click(button())
    await dialog()
    // The library sets the focus one frame after the dialog has opened.
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await user.keyboard('Bună ziua')
    await user.click(screen.getByRole('button', { name: 'Trimite' }))
    expect(await screen.findByText('Mesajul a fost trimis')).toBeVisible()
    expect(bodies).toEqual([{ ToUserId: 't9', Body: 'Bună ziua' }])
    expect(reads()).toEqual([`GET ${readAd}?adid=a%2F1`])
  },
)

test('with a UserCode it does not read the ad', async () => {
  answerAds([ad('a1')])
  const { user } = visit('/Matematica', { as: 'student' })
  await screen.findByRole('article')
  await user.click(button())
  await dialog()
  expect(reads()).toEqual([])
})

test('redirects a visitor to login after the read, with the list as the return address', async () => {
  await press('visitor')
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2FMatematica']))
  expect(reads()).toHaveLength(1)
})

test('shows a tutor without a subscription the offer after the read', async () => {
  await press('teacherUnpaid')
  expect(await screen.findByRole('dialog', { name: 'Abonament pentru profesori' })).toBeVisible()
  expect(reads()).toHaveLength(1)
})

test('is pending while the ad is read: another press reads nothing', async () => {
  answerAds([ad('a/1', { Teacher: { UserCode: null } })])
  const release = hold(readAd, whole)
  const { user } = visit('/Matematica', { as: 'student' })
  await screen.findByRole('article')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await user.click(button())
  release()
  await dialog()
  expect(reads()).toHaveLength(1)
})

test('shows an error when the ad cannot be read, and the same button retries', async () => {
  let fails = true
  const { user } = await press('student', () => (fails ? new HttpResponse(null, { status: 500 }) : whole()))
  expect(within(await screen.findByRole('alert')).getByText('Mesajul nu se poate scrie acum.')).toBeVisible()
  const retry = screen.getByRole('button', { name: 'Încearcă din nou: mesaj către Ana Popescu' })
  expect(retry).toHaveTextContent('Încearcă din nou')
  expect(retry).toHaveFocus()
  fails = false
  await user.click(retry)
  await dialog()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reads()).toHaveLength(2)
})

test('says so when the ad is no longer published', async () => {
  await press('student', () => HttpResponse.json(null))
  expect(within(await screen.findByRole('alert')).getByText('Anunțul nu mai este publicat.')).toBeVisible()
})

test('redirects to login when the session has expired', async () => {
  await press('student', () => new HttpResponse(null, { status: 401 }))
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2FMatematica']))
})

test("shows a note instead of the button when the ad is the viewer's own", async () => {
  await press('teacher', () => whole('m4t7k2'))
  const note = await screen.findByText('Acesta este anunțul dvs.')
  expect(note).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Trimite mesaj/ })).toBeNull()
})

test('opens no dialog when the viewer has gone to another page meanwhile', async () => {
  answerAds([ad('a/1', { Teacher: { UserCode: null } })])
  const release = hold(readAd, whole)
  const { user, router } = visit('/Matematica', { as: 'student' })
  await screen.findByRole('article')
  await user.click(button())
  await waitFor(() => expect(reads()).toHaveLength(1))
  await router.navigate('/Contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  release()
  // By the time a later response is here, the first one has been handled.
  await fetch('/api/cycle/getall')
  expect(useModal.getState().open).toBeNull()
})
