import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { configureMocks } from '#mocks/state.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { setLoadDocument } from '#loadDocument.ts'
import { goToLogin } from '#login.ts'
import { refetchViewer } from '#session.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

const profile = '/api/users/GetCurrentProfile'
const login = () => screen.queryByRole('link', { name: 'Autentificare' })
const account = () => screen.queryByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })

test('the header links a visitor to login, with the current address to return to', async () => {
  visit('/Matematica?city=-1')
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  expect(login()).toHaveAttribute('href', '/Account/Login?returnUrl=%2FMatematica%3Fcity%3D-1')
  expect(screen.queryByRole('button', { name: /Contul meu/ })).toBeNull()
})

test('shows the viewer of the newest profile request, even when an older one settles later', async () => {
  visit('/', { as: 'student' })
  await waitFor(() => expect(account()).toBeVisible())
  const named = (FirstName: string) => HttpResponse.json({ UserCode: 's3d8q1', FirstName, LastName: 'Pop' })
  const release = hold(profile, () => named('Veche'))
  const first = refetchViewer({ background: true })
  answerWith(http.get(profile, () => named('Nouă')))
  await refetchViewer()
  release()
  await first
  expect(screen.getByRole('button', { name: 'Contul meu: Nouă Pop' })).toBeVisible()
})

test('reloads a page that Back restores from the back/forward cache after login', () => {
  setLoadDocument()
  goToLogin('/u/messages')
  expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fu%2Fmessages'])
  const here = window.location.pathname + window.location.search
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(fullPageLoads).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(fullPageLoads.slice(1)).toEqual([here])
})

describe('pages that need a session', () => {
  // Which pages they are is tested in test/routes.test.tsx.
  test('a visitor is redirected to login, with the address, its query and its fragment to return to, and sees nothing of the page', async () => {
    visit('/u/messages?user=m4t7k2&x=1#disponibilitate')
    const loginPage = '/Account/Login?returnUrl=%2Fu%2Fmessages%3Fuser%3Dm4t7k2%26x%3D1%23disponibilitate'
    await waitFor(() => expect(fullPageLoads).toEqual([loginPage]))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  test('a visitor who follows a link to one sees the current page until the login page has loaded', async () => {
    const { user } = visit('/')
    await user.click(await screen.findByRole('link', { name: 'Adaugă o solicitare' }))
    await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fadauga-solicitare-noua']))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Găsiți profesorul care vi se potrivește',
    )
  })

  test('a visitor who follows a link to a section of one returns to that section', async () => {
    const { user } = visit('/CumFunctioneaza')
    await user.click(await screen.findByRole('link', { name: 'Orele dvs.' }))
    await waitFor(() =>
      expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fu%2Fprofile%23disponibilitate']),
    )
  })
})

test('a viewer whose session ends in another tab keeps the open dialog, and what is typed into it', async () => {
  const { user } = visit('/teacherprofile/ae31oi', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Acordă o notă' }))
  const review = await screen.findByRole('textbox', { name: 'Recenzia dvs.' })
  await user.type(review, 'Clar și răb')
  // As when the tab is shown again.
  answerWith(http.get(profile, () => new HttpResponse(null, { status: 401 })))
  await act(() => refetchViewer({ background: true }))
  await user.type(review, 'dător.')
  expect(review).toHaveValue('Clar și răbdător.')
  expect(screen.getByText(/^Sesiunea a expirat\./)).toBeInTheDocument()
  expect(fullPageLoads).toEqual([])
})

test('a visitor who signs in in another tab gets what only a viewer sees of the screen', async () => {
  visit('/teacherprofile/ae31oi')
  await screen.findByRole('heading', { level: 1 })
  await screen.findAllByRole('link', { name: 'Autentificare' })
  configureMocks({ persona: 'student' })
  await act(() => refetchViewer({ background: true }))
  expect(await screen.findByRole('button', { name: 'Arată numărul de telefon' })).toBeVisible()
  expect(asked.filter(call => call.includes('getadbycode'))).toHaveLength(2)
})

test('a session that has expired and is back from another tab reads the screen again, once', async () => {
  const reads = () => asked.filter(call => call.includes('getactiveappoitments')).length
  visit('/u/appoitments', { as: 'student' })
  await screen.findAllByRole('button', { name: /^Achita/ })
  const before = reads()
  configureMocks({ persona: 'visitor' })
  await act(() => refetchViewer({ background: true }))
  expect(screen.getByText(/^Sesiunea a expirat\./)).toBeInTheDocument()
  configureMocks({ persona: 'student' })
  await act(() => refetchViewer({ background: true }))
  await waitFor(() => expect(reads()).toBe(before + 1))
  expect(screen.queryByText(/^Sesiunea a expirat\./)).toBeNull()
  await act(() => refetchViewer({ background: true }))
  expect(reads()).toBe(before + 1)
})

test('a press after the session has ended in another tab leads to login', async () => {
  const { user } = visit('/Matematica', { as: 'student' })
  await waitFor(() => expect(account()).toBeVisible())
  answerWith(http.get(profile, () => HttpResponse.json(null)))
  await act(() => refetchViewer({ background: true }))
  await user.click((await screen.findAllByRole('button', { name: /^Trimite mesaj către/ }))[0] as HTMLElement)
  await waitFor(() =>
    expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2FMatematica%3Fwrite%3Dae31oi']),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('when the profile request fails, public pages look as for a visitor', async () => {
  answerWith(http.get(profile, () => new HttpResponse(null, { status: 500 }), { once: true }))
  visit('/Matematica', { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  expect(screen.getAllByRole('article')).toHaveLength(10)
  await waitFor(() => expect(login()).toBeVisible())
})
