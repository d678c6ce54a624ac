import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith, asked } from '#test/backend.ts'
import { changeTutor, openTutor } from '#test/tutor.ts'

const readSuggested = '/api/users/GetSuggestedUsers'
const heading = () => screen.findByRole('heading', { level: 2, name: 'Profesori asemănători' })
const cards = () => screen.queryAllByRole('article')

const cluj = { Id: '2', Name: 'Cluj-Napoca', County: 'Cluj' }

/** Answers with this one tutor as the only suggestion. */
function suggest(tutor: object) {
  const Entities = [{ UserCode: 't1', FirstName: 'Ana', LastName: 'Pop', ...tutor }]
  answerWith(http.get(readSuggested, () => HttpResponse.json({ TotalRows: 1, Entities })))
}

/** A subscriber's page suggests no other tutors. §9 */
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

test('shows a tutor whose Rating is 0 neither as rated nor as unreviewed, since their reviews are not read', async () => {
  suggest({ Rating: 0 })
  await openTutor()
  expect(await screen.findByRole('link', { name: 'Ana P.' })).toBeVisible()
  expect(await screen.findByText('(18 recenzii)')).toBeVisible()
  expect(cards()[0]).toMatchTextContent(/^Ana P\.$/)
  expect(screen.queryByText('Fără recenzii încă')).toBeNull()
})

test.each([
  ['with an ad to the ad', { Code: 'x/1', Cities: [cluj] }, '/teacherprofile/x%2F1'],
  ['without an ad to the list of their city', { Code: null, Cities: [cluj] }, '/Matematica?city=2'],
  [
    'who teaches only online to the list of online tutors',
    { Cities: null, AlsoOnline: true },
    '/Matematica?city=-1',
  ],
  ['without a place to the list of the subject', {}, '/Matematica'],
])('links a tutor %s', async (_, tutor, href) => {
  suggest(tutor)
  await openTutor()
  expect(await screen.findByRole('link', { name: 'Ana P.' })).toHaveAttribute('href', href)
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
