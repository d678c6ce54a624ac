import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepKnown, storeResults } from '#data/known.ts'
import { answerWith, asked } from '#test/backend.ts'
import { changeTutor, openTutor } from '#test/tutor.ts'
import { visit } from '#test/visit.tsx'

const readSuggested = '/api/users/GetSuggestedUsers'
const heading = () => screen.findByRole('heading', { level: 2, name: 'Profesori asemănători' })
const cards = () => screen.queryAllByRole('article')

const cluj = { Id: '2', Name: 'Cluj-Napoca', County: 'Cluj' }

/** Serves these tutors as suggestions. */
function suggest(...tutors: object[]) {
  const Entities = tutors.map(tutor => ({ UserCode: 't1', FirstName: 'Ana', LastName: 'Pop', ...tutor }))
  answerWith(http.get(readSuggested, () => HttpResponse.json({ TotalRows: Entities.length, Entities })))
}

/** Ends the tutor's subscription, since a subscriber's page suggests no other tutors. §9 */
const unsubscribe = () => changeTutor({ SubscriptionEndDate: undefined })

test('shows other tutors of the subject and city, each with a link to their ad', async () => {
  unsubscribe()
  const { user } = await openTutor({ as: 'student' })
  await heading()
  const link = await screen.findByRole('link', { name: 'Amza Ene' })
  expect(asked).toContain(`GET ${readSuggested}?userid=m4t7k2&categoryid=1&cityid=1`)
  expect(cards()).toHaveLength(6)
  const first = within(cards()[0] as HTMLElement)
  expect(first.getByRole('link')).toBe(link)
  expect(link).toHaveAttribute('href', '/teacherprofile/jsuuzg')
  expect(first.getByRole('img', { name: 'Nota 9,5 din 10' })).toBeVisible()
  await user.click(link)
  expect(await screen.findByText('Amza Ene', { selector: 'h1 + *' })).toBeVisible()
})

test('of a tutor that another list led to earlier, the page does not lead back to that list', async () => {
  // The router of tests counts nothing in the browser's history.
  const state = vi.spyOn(history, 'state', 'get')
  const goTo = (idx: number) => state.mockReturnValue({ idx })
  visit('/Matematica', { as: 'student' })
  const link = await screen.findByRole('link', { name: /^Mihai Ionescu/ })
  unsubscribe()
  // The viewer was there, and came Back: a filtered list, and then the tutor.
  keepKnown({ results: { 2: { ad: 'jsuuzg', address: '/Matematica?city=-1' } } })
  goTo(0)
  fireEvent.click(link)
  goTo(1)
  expect(await screen.findByRole('link', { name: 'Rezultate' })).toHaveAttribute('href', '/Matematica')
  fireEvent.click(await screen.findByRole('link', { name: 'Amza Ene' }))
  goTo(2)
  expect(await screen.findByText('Amza Ene', { selector: 'h1 + *' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Rezultate' })).toBeNull()
})

test('the page does not lead to a list that is stored for another history entry of the same tutor', async () => {
  const page = { code: 'ae31oi', key: 'other', index: 1, viewer: '' }
  onTestFinished(storeResults(page, '/Matematica?city=-1'))
  const { router } = visit('/')
  await router.navigate('/teacherprofile/ae31oi')
  await screen.findByText('(18 recenzii)')
  expect(screen.queryByRole('link', { name: 'Rezultate' })).toBeNull()
})

test('shows a tutor whose Rating is 0 neither as rated nor as unreviewed, since their reviews are not read', async () => {
  suggest({ Rating: 0 })
  await openTutor()
  expect(await screen.findByRole('link', { name: 'Ana P.' })).toBeVisible()
  expect(await screen.findByText('(18 recenzii)')).toBeVisible()
  expect(cards()[0]).toMatchTextContent(/^Ana P\.$/)
  expect(screen.queryByText('Fără recenzii încă')).toBeNull()
})

test('links a tutor to their ad, otherwise to the list of their city, of online tutors or of the subject', async () => {
  suggest(
    { Code: 'x/1', Cities: [cluj] },
    { UserCode: 't2', Code: null, Cities: [cluj] },
    { UserCode: 't3', Cities: null, AlsoOnline: true },
    { UserCode: 't4' },
  )
  await openTutor()
  const links = await screen.findAllByRole('link', { name: 'Ana P.' })
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/teacherprofile/x%2F1',
    '/Matematica?city=2',
    '/Matematica?city=-1',
    '/Matematica',
  ])
})

test.each([
  ['a-no-availability', '-1'],
  ['a-ad-empty', '0'],
])('requests, for the ad %s without a city, tutors of city %s', async (ad, city) => {
  await openTutor({}, ad)
  await expect.poll(() => asked.some(call => call.endsWith(`&cityid=${city}`))).toBe(true)
})

test('shows nothing when there are no suggestions', async () => {
  answerWith(http.get(readSuggested, () => HttpResponse.json({ TotalRows: 0, Entities: null })))
  await openTutor()
  await screen.findByText('(18 recenzii)')
  await expect.poll(() => screen.queryByRole('heading', { name: 'Profesori asemănători' })).toBeNull()
})
