import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { answerWith, hold } from '#test/backend.ts'
import { goToLogin, refetchViewer, setLeave } from '#session.ts'
import { left } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

const profile = '/api/users/GetCurrentProfile'
const login = () => screen.queryByRole('link', { name: 'Autentificare' })
const account = () => screen.queryByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })

describe('the header says who is looking', () => {
  test('a visitor finds the way to login, and back to the same place', async () => {
    visit('/Matematica?city=-1')
    await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
    expect(login()).toHaveAttribute('href', '/Account/Login?returnUrl=%2FMatematica%3Fcity%3D-1')
    expect(screen.queryByRole('button', { name: /Contul meu/ })).toBeNull()
  })

  test('who is logged in finds the account, and no login', async () => {
    visit('/', { as: 'student' })
    await waitFor(() => expect(account()).toBeVisible())
    expect(login()).toBeNull()
  })

  test('until that is known, neither is offered', async () => {
    const release = hold(profile)
    visit('/', { as: 'student' })
    await screen.findByRole('heading', { level: 1 })
    expect(login()).toBeNull()
    expect(account()).toBeNull()
    release()
    await waitFor(() => expect(account()).toBeVisible())
  })
})

test('of two answers the one asked for last counts, whichever comes first', async () => {
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

test('Back from the login page to a page that the browser has kept loads it anew', () => {
  setLeave()
  goToLogin('/u/messages')
  expect(left).toEqual(['/Account/Login?returnUrl=%2Fu%2Fmessages'])
  const here = window.location.pathname + window.location.search
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(left).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(left.slice(1)).toEqual([here])
})

describe('pages that need a session', () => {
  test.each([
    ['/u/profile', '/Account/Login?returnUrl=%2Fu%2Fprofile'],
    ['/u', '/Account/Login?returnUrl=%2Fu'],
    ['/u/messages?user=m4t7k2&x=1', '/Account/Login?returnUrl=%2Fu%2Fmessages%3Fuser%3Dm4t7k2%26x%3D1'],
    ['/adauga-solicitare-noua', '/Account/Login?returnUrl=%2Fadauga-solicitare-noua'],
    ['/room/7', '/Account/Login?returnUrl=%2Froom%2F7'],
    ['/payment/12,15', '/Account/Login?returnUrl=%2Fpayment%2F12%2C15'],
    ['/payment/download/ab12', '/Account/Login?returnUrl=%2Fpayment%2Fdownload%2Fab12'],
  ])('a visitor at %s goes to login and sees nothing of it', async (address, loginPage) => {
    visit(address)
    await waitFor(() => expect(left).toEqual([loginPage]))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  test('a visitor who follows a link to one stays where they are until the login page is there', async () => {
    const { user } = visit('/')
    await user.click(await screen.findByRole('link', { name: 'Adaugă o solicitare' }))
    await waitFor(() => expect(left).toEqual(['/Account/Login?returnUrl=%2Fadauga-solicitare-noua']))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Găsiți profesorul potrivit pentru copilul dvs.',
    )
  })

  test.each(['student', 'teacher'] as const)('a %s is let in', async persona => {
    visit('/u/profile', { as: persona })
    await screen.findByRole('heading', { level: 1 })
    expect(left).toEqual([])
  })

  test.each([
    ['a 401', () => new HttpResponse(null, { status: 401 })],
    ['a 403', () => new HttpResponse(null, { status: 403 })],
    ['a login page', () => HttpResponse.html('<!doctype html><title>Log in</title>')],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('%s for the profile is a visitor', async (_, answer) => {
    answerWith(http.get(profile, answer))
    visit('/u/profile', { as: 'student' })
    await waitFor(() => expect(left).toEqual(['/Account/Login?returnUrl=%2Fu%2Fprofile']))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })
})

describe('when nobody can say who is looking', () => {
  const fail = () =>
    answerWith(http.get(profile, () => new HttpResponse(null, { status: 500 }), { once: true }))

  test('public pages are as for a visitor', async () => {
    fail()
    visit('/Matematica', { as: 'student' })
    await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
    expect(screen.getAllByRole('article')).toHaveLength(10)
    await waitFor(() => expect(login()).toBeVisible())
  })

  test('pages that need a session say so, and try again', async () => {
    fail()
    const { user } = visit('/u/profile', { as: 'student' })
    await screen.findByRole('heading', { level: 1, name: 'Serverul nu a putut răspunde' })
    expect(left).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Serverul nu a putut răspunde' })).toBeNull(),
    )
    await screen.findByRole('heading', { level: 1 })
    expect(account()).toBeVisible()
  })
})
