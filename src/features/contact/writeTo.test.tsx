import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { answerWith, hold, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

/** Presses 'Trimite mesaj' on the first card. */
async function write(address: string, as: PersonaId) {
  const app = visit(address, { as })
  const [button] = await screen.findAllByRole('button', { name: /^Trimite mesaj către/ })
  if (button) await app.user.click(button)
  return app
}

test('redirects a visitor to login, with the list and its query as the return address', async () => {
  const { address } = await write('/Matematica?city=-1&page=2', 'visitor')
  await waitFor(() =>
    expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2FMatematica%3Fcity%3D-1%26page%3D2']),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/Matematica?city=-1&page=2')
})

test.each(['teacherUnpaid', 'teacherNew'] as const)('shows a %s the subscription offer', async persona => {
  const { user, address } = await write('/Matematica', persona)
  expect(await screen.findByRole('dialog', { name: 'Abonament pentru profesori' })).toBeVisible()
  for (const price of ['39,00 RON', '69,00 RON', '179,00 RON'])
    expect(screen.getByText(price)).toBeInTheDocument()
  const packages = screen.getAllByRole('link', { name: /^Alege abonamentul de/ })
  expect(packages.map(link => link.getAttribute('href'))).toEqual([
    '/payment/31',
    '/payment/93',
    '/payment/365',
  ])
  expect(screen.queryByRole('textbox', { name: 'Mesajul dvs.' })).toBeNull()

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/Matematica')
  expect(fullPageLoads).toEqual([])
})

test.each(['student', 'teacher'] as const)('opens the compose dialog for a %s', async persona => {
  await write('/teacher', persona)
  expect(await screen.findByRole('dialog', { name: 'Trimite mesaj' })).toBeVisible()
  expect(fullPageLoads).toEqual([])
})

const profile = '/api/users/GetCurrentProfile'
const dialog = () => screen.queryByRole('dialog')
const failing = () => new HttpResponse(null, { status: 500 })

describe('while the profile is pending', () => {
  /** Presses 'Trimite mesaj' on the first card before the viewer is known. */
  async function writeEarly(as: PersonaId) {
    const release = hold(profile)
    const app = await write('/Matematica', as)
    const button = () => screen.getByRole('button', { name: /^Trimite mesaj către Mihai I/ })
    expect(button()).toHaveAttribute('aria-busy', 'true')
    return { ...app, release, button }
  }

  test('the button is busy, ignores a second press, and then opens the dialog with the name that the viewer may see', async () => {
    const { user, release, button } = await writeEarly('student')
    await user.click(button())
    release()
    await waitFor(() => expect(dialog()).toHaveAccessibleDescription('Către Mihai Ionescu'))
  })

  test.each(['visitor', 'student'] as const)(
    'the press of a %s who goes to another screen leads nowhere',
    async persona => {
      const { router, release } = await writeEarly(persona)
      await act(() => router.navigate('/Contact'))
      await screen.findByRole('heading', { level: 1, name: 'Contact' })
      release()
      await waitFor(() =>
        expect(
          screen.queryByRole('link', { name: 'Autentificare' }) ??
            screen.queryByRole('button', { name: 'Contul meu: Ioana Dumitrescu' }),
        ).toBeVisible(),
      )
      expect(dialog()).toBeNull()
      expect(fullPageLoads).toEqual([])
    },
  )

  test('the press leads nowhere from the moment on when another screen is chosen, though that one still loads', async () => {
    const { router, release } = await writeEarly('visitor')
    const releaseScreen = hold('/api/users/GetRequests')
    void router.navigate('/solicitare-de-meditatii')
    release()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Autentificare' })).toBeVisible())
    expect(fullPageLoads).toEqual([])
    releaseScreen()
  })

  test('the same button can be pressed again after another filter was chosen', async () => {
    const { router, button } = await writeEarly('student')
    await act(() => router.navigate('/Matematica?city=-1'))
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
  })
})

test('asks again who a viewer is whose profile failed, and opens the dialog', async () => {
  answerWith(http.get(profile, failing, { once: true }))
  await write('/Matematica', 'student')
  await waitFor(() => expect(dialog()).toHaveAccessibleDescription('Către Mihai Ionescu'))
  expect(fullPageLoads).toEqual([])
})

test.each([
  ['/Matematica', /^Trimite mesaj către/],
  ['/solicitare-de-meditatii/c-online', 'Raspunde solicitarii'],
] as const)(
  '%s: takes no viewer whose profile fails for a visitor: offers a retry at the button',
  async (address, name) => {
    answerWith(http.get(profile, failing))
    const { user } = visit(address, { as: 'teacher' })
    // The first card is the tutor's own.
    const button = (await screen.findAllByRole('button', { name })).at(-1)
    await user.click(button as HTMLElement)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Mesajul nu se poate scrie acum.')).toBeVisible()
    const retry = screen.getByRole('button', { name: /^Încearcă din nou/ })
    expect(retry).toHaveFocus()
    resetBackend()
    await user.click(retry)
    expect(await screen.findByRole('dialog', { name: 'Trimite mesaj' })).toBeVisible()
    expect(fullPageLoads).toEqual([])
  },
)
