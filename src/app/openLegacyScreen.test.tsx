import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { screenNames } from '#domain/screenSelection.ts'
import { startSubmission } from '#submit/submissions.ts'
import type { Outcome } from '#submit/submit.ts'
import { hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const mainNavigation = () => screen.getByRole('navigation', { name: 'Navigare principală' })
const texts = {
  notArrived: '',
  unknown: '',
  expired: '',
  failed: 'Mesajul nu a fost trimis.',
  succeeded: '',
}

test('a link to a legacy screen loads a document, and the screen stays until then', async () => {
  const { user, address } = visit('/Contact', { legacyScreens: ['requests'] })
  await heading('Contact')
  await user.click(within(mainNavigation()).getByRole('link', { name: 'Solicitări' }))
  await waitFor(() => expect(fullPageLoads).toEqual(['/solicitare-de-meditatii']))
  expect(address()).toBe('/Contact')
  expect(await heading('Contact')).toBeVisible()
})

test('the legacy UI guards its own screens: the app does not send a visitor to login', async () => {
  const { router } = visit('/Contact', { legacyScreens: ['messages'] })
  await heading('Contact')
  void router.navigate('/u/messages?user=m4t7k2')
  await waitFor(() => expect(fullPageLoads).toEqual(['/u/messages?user=m4t7k2']))
})

test('an address without a screen belongs to the legacy UI with `notFound`, also in the user area', async () => {
  const { router } = visit('/Contact', { legacyScreens: ['notFound'] })
  await heading('Contact')
  void router.navigate('/u/nimic')
  await waitFor(() => expect(fullPageLoads).toEqual(['/u/nimic']))
  void router.navigate('/blog/nimic')
  await waitFor(() => expect(fullPageLoads).toEqual(['/u/nimic', '/blog/nimic']))
})

test('a pending submission settles before the document is loaded, which would abort it', async () => {
  const { router } = visit('/Contact', { legacyScreens: ['plans'] })
  await heading('Contact')
  const sent = Promise.withResolvers<Outcome<string>>()
  act(() => void startSubmission('message', () => sent.promise, { texts }))
  void router.navigate('/abonamente')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  expect(fullPageLoads).toEqual([])
  act(() => sent.resolve({ status: 'succeeded', value: 'c1' }))
  await waitFor(() => expect(fullPageLoads).toEqual(['/abonamente']))
})

test('the screen stays when a pending submission fails, with the failure in a toast, and its links work again', async () => {
  const { router, address } = visit('/C%2B%2B?city=-1', { legacyScreens: ['plans'] })
  await heading('Meditatii C++')
  const sent = Promise.withResolvers<Outcome<string>>()
  act(() => void startSubmission('message', () => sent.promise, { texts }))
  void router.navigate('/abonamente')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  act(() => sent.resolve({ status: 'failed', error: new Error('500') }))
  expect(await screen.findByText('Mesajul nu a fost trimis.')).toBeVisible()
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(address()).toBe('/C%2B%2B?city=-1')
  expect(fullPageLoads).toEqual([])

  void router.navigate('/abonamente')
  await waitFor(() => expect(fullPageLoads).toEqual(['/abonamente']))
})

test('a form that shows the failure of its submission stays, with the draft and the scroll position', async () => {
  const release = hold('/api/users/SaveCurrentProfile', () => new HttpResponse(null, { status: 500 }))
  const { user, router, address } = visit('/u/profile', { as: 'student', legacyScreens: ['requests'] })
  await heading('Profilul meu')
  const general = within(screen.getByRole('region', { name: 'Date generale' }))
  await user.click(general.getByRole('button', { name: /^Editează/ }))
  await user.type(general.getByRole('textbox', { name: 'Nume' }), 'Pop')
  await user.click(general.getByRole('button', { name: 'Salvează' }))
  await user.click(within(mainNavigation()).getByRole('link', { name: 'Solicitări' }))
  await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }))
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  window.scrollTo(0, 100)
  release()
  expect(await general.findByText(/^Serverul nu a putut răspunde\./)).toBeVisible()
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(general.getByRole('textbox', { name: 'Nume' })).toHaveValue('DumitrescuPop')
  expect(general.getByText(/^Serverul nu a putut răspunde\./)).toBeVisible()
  expect(window.scrollY).toBeGreaterThan(0)
  expect(address()).toBe('/u/profile')
  expect(fullPageLoads).toEqual([])
})

test('a user who goes elsewhere while a submission settles is not sent to the legacy screen', async () => {
  const { router } = visit('/Contact', { legacyScreens: ['plans'] })
  await heading('Contact')
  const sent = Promise.withResolvers<Outcome<string>>()
  act(() => void startSubmission('message', () => sent.promise, { texts }))
  void router.navigate('/abonamente')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  const waiting = await screen.findByText(/^Ce ați trimis nu a ajuns încă la server\./)
  void router.navigate('/CumFunctioneaza')
  await heading('Cum funcționează')
  await waitFor(() => expect(waiting).not.toBeInTheDocument())
  await act(async () => sent.resolve({ status: 'succeeded', value: 'c1' }))
  expect(fullPageLoads).toEqual([])
})

test('a host that answers a legacy screen with this app causes an error page, not an endless reload', async () => {
  // The address of the test page stands for an address that was loaded as a document.
  visit(window.location.pathname + window.location.search, { legacyScreens: screenNames })
  await heading('A apărut o eroare neașteptată')
  expect(screen.getByRole('button', { name: 'Reîncarcă pagina' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Înapoi la prima pagină' })).toHaveAttribute('href', '/')
  expect(fullPageLoads).toEqual([])
})
