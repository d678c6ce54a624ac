import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { readKeptAds, useKeptAds } from '#data/keptAds.ts'
import { resetViewer } from '#session.ts'
import { clearDrafts, keptAdsKey } from '#storage/drafts.ts'
import { storeLastViewer } from '#storage/lastViewer.ts'
import { noteViewer, resetOwner, moment } from '#stores/owner.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { leaveAndReturn } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'
import { shownToast } from '#stores/toast.ts'

const savedAds = () => within(screen.getByRole('list', { name: 'Anunțuri salvate' }))
const names = () =>
  savedAds()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const savedCodes = () => useKeptAds.getState().saved.map(({ ad }) => ad.Code)

/** Opens the list of a subject and saves its first two ads. Returns the names, the ad saved last first. */
async function saveTwo(as: 'visitor' | 'student' = 'visitor') {
  const app = visit('/Matematica', { as })
  const saved: string[] = []
  for (const number of [0, 1]) {
    const hearts = await screen.findAllByRole('button', { name: /^Salvează: / })
    const heart = hearts[0]
    if (!heart) throw new Error(`No ad ${number} to save`)
    saved.unshift((heart.ariaLabel ?? '').replace('Salvează: ', ''))
    await app.user.click(heart)
  }
  return { ...app, saved }
}

test('a visitor saves two ads with one press each; the first says where the list is, which has the newest first', async () => {
  const { saved, router } = await saveTwo()
  const sent = asked.length
  expect(await screen.findByText('Salvat. Lista este în meniu, la Salvați')).toBeVisible()
  await router.navigate('/salvati')
  expect(await screen.findByRole('heading', { level: 1, name: 'Salvați' })).toBeVisible()
  expect(names()).toEqual(saved)
  expect(asked.slice(sent)).toEqual([])
})

test('removing an ad takes one press, keeps the focus, and can be undone', async () => {
  const { user, saved, router } = await saveTwo()
  await router.navigate('/salvati')
  await screen.findByRole('heading', { level: 1, name: 'Salvați' })
  await user.click(screen.getByRole('button', { name: new RegExp(`^Salvat: ${saved[0]}`) }))
  expect(names()).toEqual(saved.slice(1))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Salvați' })).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Anulează' }))
  expect(names()).toEqual(saved)
})

test('an ad that another tab removes while the page is in the back/forward cache does not come back', async () => {
  const { router } = await saveTwo()
  await router.navigate('/salvati')
  await screen.findByRole('heading', { level: 1, name: 'Salvați' })
  act(() => leaveAndReturn(() => localStorage.removeItem(keptAdsKey(''))))
  expect(screen.queryByRole('list', { name: 'Anunțuri salvate' })).toBeNull()
})

test('an ad whose page is not found is marked in the list, and can be removed', async () => {
  const { user, saved, router } = await saveTwo()
  const [gone] = savedCodes()
  answerWith(http.get('/api/users/getadbycode', () => HttpResponse.json(null)))
  await router.navigate(`/teacherprofile/${gone}`)
  await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })
  await router.navigate('/salvati')
  expect(await screen.findByText('Anunțul nu mai este publicat.')).toBeVisible()
  expect(names()).toEqual(saved.slice(1))
  await user.click(screen.getByRole('button', { name: 'Scoate din listă' }))
  expect(screen.queryByText('Anunțul nu mai este publicat.')).toBeNull()
})

test('an ad is marked also when its page was not found before the viewer was known', async () => {
  await saveTwo('student')
  const [gone] = savedCodes()
  // A new document.
  cleanup()
  resetViewer()
  resetOwner()
  answerWith(http.get('/api/users/getadbycode', () => HttpResponse.json(null)))
  const release = hold('/api/users/GetCurrentProfile')
  const { router } = visit(`/teacherprofile/${gone}`, { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })
  release()
  await router.navigate('/salvati')
  expect(await screen.findByText('Anunțul nu mai este publicat.')).toBeVisible()
})

test('an opened ad is the first of those seen, on the home page and above a list too', async () => {
  const { router } = visit('/teacherprofile/qxgimh')
  await waitFor(() => expect(useKeptAds.getState().seen.map(({ Code }) => Code)).toEqual(['qxgimh']))
  expect(JSON.stringify(useKeptAds.getState())).not.toContain('PhoneNumber')
  await router.navigate('/')
  expect(await screen.findByRole('heading', { level: 2, name: 'Văzuți recent' })).toBeVisible()
  // Their prices may have changed.
  expect(screen.getByText(/^Anunțurile .* așa cum erau atunci\.$/)).toBeVisible()
  await router.navigate('/teacher')
  await screen.findByRole('heading', { level: 1, name: 'Ultimele anunturi' })
  const seen = screen.getByRole('heading', { level: 2, name: 'Văzuți recent' })
  expect(seen).toBeVisible()
  const firstCard = (await screen.findAllByRole('article'))[0] as HTMLElement
  expect(seen.compareDocumentPosition(firstCard)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await router.navigate('/salvati')
  expect(await screen.findByText('Nu ați salvat niciun anunț')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Văzuți recent' })).toBeVisible()
})

test("a visitor's ads become those of the viewer who signs in, and signing out removes them", async () => {
  await saveTwo()
  const codes = savedCodes()
  noteViewer('ioana', moment())
  expect(savedCodes()).toEqual(codes)
  // A new document of a visitor, and then of the same viewer.
  resetOwner()
  expect(savedCodes()).toEqual([])
  noteViewer('ioana', moment())
  expect(savedCodes()).toEqual(codes)
  clearDrafts()
  readKeptAds()
  expect(savedCodes()).toEqual([])
})

test('another viewer who signs in has none of them', async () => {
  await saveTwo('student')
  expect(savedCodes()).toHaveLength(2)
  resetOwner()
  noteViewer('mihai', moment())
  expect(savedCodes()).toEqual([])
})

test('an ad removed by another tab, as at its sign-out, is not offered again', async () => {
  const { router } = await saveTwo()
  await router.navigate('/salvati')
  await screen.findByRole('heading', { level: 1, name: 'Salvați' })
  clearDrafts()
  readKeptAds()
  expect(await screen.findByText('Nu ați salvat niciun anunț')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Anulează' })).toBeNull()
})

test('an unknown viewer is not told that they have saved nothing, but can log in or retry', async () => {
  storeLastViewer('s3d8q1')
  let answer: (() => Response) | undefined = () => new HttpResponse(null, { status: 500 })
  const release = hold('/api/users/GetCurrentProfile', () => answer?.() as Response)
  const { user } = visit('/salvati', { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'Salvați' })
  const main = within(screen.getByRole('main'))
  expect(screen.queryByText('Nu ați salvat niciun anunț')).toBeNull()
  release()
  expect(await main.findByText('Anunțurile salvate nu s-au putut încărca.')).toBeVisible()
  expect(main.getByRole('link', { name: 'Autentificare' })).toBeVisible()
  expect(screen.queryByText('Nu ați salvat niciun anunț')).toBeNull()
  answer = undefined
  await user.click(main.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByText('Nu ați salvat niciun anunț')).toBeVisible()
})

test('an ad that is saved before the viewer is known is not called their first', async () => {
  storeLastViewer('s3d8q1')
  hold('/api/users/GetCurrentProfile')
  await saveTwo('student')
  expect(shownToast()).toBeUndefined()
})

test('after an expired session no ad is called the first saved, and only the first list keeps the space for the seen tutors', async () => {
  storeLastViewer('s3d8q1')
  const release = hold('/api/users/GetCurrentProfile')
  const { user, router } = visit('/Matematica')
  const [heart] = await screen.findAllByRole('button', { name: /^Salvează: / })
  release()
  await screen.findByRole('link', { name: 'Autentificare' })
  expect.soft(document.querySelector('[data-kept]')).toBeEmptyDOMElement()
  await user.click(heart as HTMLElement)
  expect(shownToast()).toBeUndefined()
  await router.navigate('/teacher')
  await screen.findByRole('heading', { level: 1, name: 'Ultimele anunturi' })
  expect(document.querySelector('[data-kept]')).toBeNull()
  await router.navigate(-1)
  await waitFor(() => expect(document.querySelector('[data-kept]')).toBeEmptyDOMElement())
})

test("the viewer's own ad is not one of those seen", async () => {
  visit('/teacherprofile/ae31oi', { as: 'teacher' })
  expect(
    await screen.findByText(
      /^Acesta este anunțul dvs\. Elevii văd aici butoanele pentru mesaj și programare\.$/,
    ),
  ).toBeVisible()
  expect(useKeptAds.getState().seen).toEqual([])
  expect(screen.queryByRole('button', { name: /^Salvează: / })).toBeNull()
})
