import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { configureMocks } from '#mocks/state.ts'
import { refetchOnReturn } from '#session.ts'
import { asked, hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { openCalendar } from '#test/tutor.ts'
import { visit } from '#test/visit.tsx'

// All tabs of a browser share the cookies: a sign-in in one changes the account of the others.

const title = 'V-ați autentificat cu alt cont în altă filă'
const profile = '/api/users/GetCurrentProfile'
const codes: Partial<Record<PersonaId, string>> = { student: 's3d8q1', teacher: 'm4t7k2', visitor: '' }

const posts = () => asked.filter(call => call.startsWith('POST'))
const menuOf = (name: string) => screen.queryByRole('button', { name: `Contul meu: ${name}` })

/** Changes the account on the server only: the legacy login page, in another tab. */
const signIn = (persona: PersonaId) => configureMocks({ persona })

/** Signs in in another tab, in which the app then loads. */
function signInWithApp(persona: PersonaId) {
  signIn(persona)
  const others = Object.keys(localStorage).filter(key => key.startsWith('draft:'))
  for (const key of others) localStorage.removeItem(key)
  const keys = { viewer: codes[persona] ?? '', ...Object.fromEntries(others.map(key => [key, null])) }
  act(() => {
    for (const [key, newValue] of Object.entries(keys))
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}

/** Returns to this tab's window. */
const returnToTab = () => act(() => void window.dispatchEvent(new Event('focus')))

/** Expects the notice of the shell, and nothing of the other account. */
async function expectNotice() {
  const button = await screen.findByRole('button', { name: 'Încarcă pagina pentru contul nou' })
  const notice = button.closest<HTMLElement>('[aria-live=polite]')
  expect(within(notice as HTMLElement).getByText(title)).toBeVisible()
  await waitFor(() => expect(menuOf('Ioana Dumitrescu')).not.toBeNull())
  expect(menuOf('Mihai Ionescu')).toBeNull()
  return button
}

test('a profile is not saved, although only the save itself finds out, and keeps what was typed', async () => {
  const { user } = visit('/u/profile', { as: 'student' })
  const general = within(await screen.findByRole('region', { name: 'Date generale' }))
  await user.click(general.getByRole('button', { name: /^Editează/ }))
  const field = general.getByRole('textbox', { name: 'Prenume' })
  await user.clear(field)
  await user.type(field, 'Ioana-Maria')
  signIn('teacher')
  await user.click(general.getByRole('button', { name: 'Salvează' }))
  expect(await general.findByText(new RegExp(title))).toBeVisible()
  await expectNotice()
  expect(field).toHaveValue('Ioana-Maria')
  expect(posts()).toEqual([])

  // The owner has signed in again, and the form works again.
  signInWithApp('student')
  expect(screen.queryByRole('button', { name: 'Încarcă pagina pentru contul nou' })).toBeNull()
  await user.click(general.getByRole('button', { name: 'Salvează' }))
  expect(await general.findByText('Ioana-Maria')).toBeVisible()
  expect(posts()).toEqual(['POST /api/users/SaveCurrentProfile'])
})

test('a message is not sent, and is still there when its dialog is opened again', async () => {
  const { user } = visit('/Matematica', { as: 'student' })
  const open = async () =>
    user.click(await screen.findByRole('button', { name: 'Trimite mesaj către Mihai Ionescu' }))
  const field = () => screen.findByRole('textbox', { name: 'Mesajul dvs.' })
  await open()
  await user.type(await field(), 'Bună ziua')
  signInWithApp('teacher')
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Trimite' }))
  expect(await dialog.findByText(title)).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectNotice()
  await open()
  expect(await field()).toHaveValue('Bună ziua')
  expect(posts()).toEqual([])
})

test('a booking that is pressed at once after the return to the tab waits for the viewer, and is not sent', async () => {
  const app = await openCalendar()
  await app.chooseDay('luni, 23 noiembrie 2026')
  await app.chooseHour('18:00–19:00')
  await app.agree()
  onTestFinished(refetchOnReturn())
  const release = hold(profile)
  signIn('teacher')
  returnToTab()
  await app.save()
  expect(await screen.findByRole('button', { name: 'Programează' })).toHaveAttribute('aria-busy', 'true')
  expect(posts()).toEqual([])
  release()
  await expectNotice()
  expect(await screen.findAllByText(title)).toHaveLength(2)
  expect(posts()).toEqual([])
  expect(screen.getByRole('radio', { name: '18:00–19:00' })).toBeChecked()
})

test('the data of the other account is not shown, and a link loads its page as a document', async () => {
  const { user, router, address } = visit('/u/messages?user=m4t7k2', { as: 'student' })
  const partners = () =>
    screen.getAllByRole('link', { name: /^(Mihai|Elena|Ioana)/ }).map(link => link.textContent)
  await screen.findByRole('region', { name: 'Mesajele cu Mihai Ionescu' })
  const before = partners()
  signInWithApp('teacher')
  await expectNotice()
  asked.length = 0
  await act(() => router.revalidate())
  expect(asked).toEqual([])
  expect(partners()).toEqual(before)
  expect(screen.queryByText('Datele nu s-au putut actualiza; le vedeți pe cele dinainte.')).toBeNull()
  await user.click(screen.getAllByRole('link', { name: 'Programări' })[0] as HTMLElement)
  await waitFor(() => expect(fullPageLoads).toEqual(['/u/appoitments']))
  expect(address()).toBe('/u/messages?user=m4t7k2')
  expect(partners()).toEqual(before)
  expect(asked).toEqual([])
})

test('a read that was sent before and answered after is not shown', async () => {
  const { router } = visit('/u/appoitments', { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'Programări' })
  await screen.findAllByRole('button', { name: /^Achita/ })
  await screen.findByRole('button', { name: /de.notat\)$/ })
  const before = screen.getByRole('main').textContent
  const release = hold('/api/appoitments/getactiveappoitments/1')
  act(() => void router.revalidate())
  await waitFor(() => expect(asked.filter(call => call.includes('getactive'))).toHaveLength(2))
  signInWithApp('teacher')
  release()
  await waitFor(() => expect(router.state.revalidation).toBe('idle'))
  expect(screen.getByRole('main').textContent).toBe(before)
})

test('the notice loads the same page for the new account', async () => {
  const { user } = visit('/u/profile?x=1#studii', { as: 'student' })
  await screen.findByRole('region', { name: 'Date generale' })
  signInWithApp('teacher')
  await user.click(await expectNotice())
  expect(fullPageLoads).toEqual(['/u/profile?x=1'])
})

test('a visitor who signs in in another tab does not count as another viewer, until a different user signs in', async () => {
  visit('/')
  await screen.findByRole('link', { name: 'Autentificare' })
  onTestFinished(refetchOnReturn())
  signInWithApp('student')
  returnToTab()
  await waitFor(() => expect(menuOf('Ioana Dumitrescu')).toBeVisible())
  expect(screen.queryByText(title)).toBeNull()
  // Signed out in between.
  signInWithApp('visitor')
  expect(screen.queryByText(title)).toBeNull()
  signInWithApp('teacher')
  await expectNotice()
})
