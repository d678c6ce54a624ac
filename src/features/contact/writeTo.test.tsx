import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { extend, products } from '#mocks/subscriptions.ts'
import { getWorld } from '#mocks/world.ts'
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
    expect(fullPageLoads).toEqual([
      `/Account/Login?returnUrl=${encodeURIComponent('/Matematica?city=-1&page=2&write=ll255d')}`,
    ]),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/Matematica?city=-1&page=2')
})

test('shows a tutor without a subscription the offer', async () => {
  const { user, address } = await write('/Matematica', 'teacherUnpaid')
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

const profile = '/api/users/GetCurrentProfile'
const dialog = () => screen.queryByRole('dialog')
const failing = () => new HttpResponse(null, { status: 500 })

test('while the profile is pending the button is busy; then the dialog has the name that the viewer may see', async () => {
  const release = hold(profile)
  await write('/Matematica', 'student')
  expect(screen.getByRole('button', { name: /^Trimite mesaj către Mihai I/ })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  release()
  await waitFor(() => expect(dialog()).toHaveAccessibleDescription('Către Mihai Ionescu'))
})

test('a tutor who has paid meanwhile is not offered the subscription, also when the profile first fails', async () => {
  visit('/Matematica', { as: 'teacherUnpaid' })
  const press = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0]?.click()
  await screen.findByRole('button', { name: /^Contul meu/ })
  const { people, now } = getWorld()
  const unpaid = people.get('e9p2w5')
  if (unpaid) people.put(extend(unpaid, products[0], now()))
  answerWith(http.get(profile, failing, { once: true }))
  await press(/^Trimite mesaj către/)
  expect(await screen.findByText('Mesajul nu se poate scrie acum.')).toBeVisible()
  expect(dialog()).toBeNull()
  await press(/^Încearcă din nou/)
  expect(await screen.findByRole('dialog', { name: 'Trimite mesaj' })).toBeVisible()
})

test('fetches a failed profile again, and opens the dialog', async () => {
  answerWith(http.get(profile, failing, { once: true }))
  await write('/Matematica', 'student')
  await waitFor(() => expect(dialog()).toHaveAccessibleDescription('Către Mihai Ionescu'))
  expect(fullPageLoads).toEqual([])
})

test.each([
  ['/Matematica', /^Trimite mesaj către/],
  ['/solicitare-de-meditatii/c-online', 'Raspunde solicitarii'],
] as const)(
  '%s: a viewer whose profile fails is not taken for a visitor: the button offers a retry',
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
