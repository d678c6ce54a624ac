import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith, asked, resetBackend } from '#test/backend.ts'
import { openTutor } from '#test/tutor.ts'

const readSuggested = '/api/users/GetSuggestedUsers'
const heading = () => screen.findByRole('heading', { level: 2, name: 'Tutori asemănători' })
const cards = () => screen.queryAllByRole('article')

const cluj = { Id: '2', Name: 'Cluj-Napoca', County: 'Cluj' }

/** The one who is suggested. */
function suggest(tutor: object) {
  const Entities = [{ UserCode: 't1', FirstName: 'Ana', LastName: 'Pop', ...tutor }]
  answerWith(http.get(readSuggested, () => HttpResponse.json({ TotalRows: 1, Entities })))
}

test('others of the subject and city, each with a way to their ad', async () => {
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

test('a visitor reads short names', async () => {
  await openTutor()
  expect(await screen.findByRole('link', { name: 'Amza E.' })).toBeVisible()
})

test('one whose Rating is null is not said to have no reviews: theirs are not read', async () => {
  suggest({ Rating: null })
  await openTutor()
  expect(await screen.findByRole('link', { name: 'Ana P.' })).toBeVisible()
  expect(await screen.findByText('(18 recenzii)')).toBeVisible()
  expect(screen.queryByText('Fără recenzii încă')).toBeNull()
})

test.each([
  ['with an ad, to it', { Code: 'x/1', Cities: [cluj] }, '/teacherprofile/x%2F1'],
  ['without, to the list of the city', { Code: null, Cities: [cluj] }, '/Matematica?city=2'],
  ['online only, to the list of online', { Cities: null, AlsoOnline: true }, '/Matematica?city=-1'],
  ['from nowhere, to the list of the subject', {}, '/Matematica'],
])('the way on: %s', async (_, tutor, href) => {
  suggest(tutor)
  await openTutor()
  expect(await screen.findByRole('link', { name: 'Ana P.' })).toHaveAttribute('href', href)
})

test.each([
  ['a-no-availability', '-1'],
  ['a-ad-empty', '0'],
])('for %s, without a city, they are of city %s', async (ad, city) => {
  await openTutor({}, ad)
  await expect.poll(() => asked.some(call => call.endsWith(`&cityid=${city}`))).toBe(true)
})

test('when there are none, nothing is said of them', async () => {
  answerWith(http.get(readSuggested, () => HttpResponse.json({ TotalRows: 0, Entities: null })))
  await openTutor()
  await screen.findByText('(18 recenzii)')
  await expect.poll(() => screen.queryByRole('heading', { name: 'Tutori asemănători' })).toBeNull()
})

test('a failure is told in their place, the rest stays, and the retry brings them', async () => {
  answerWith(http.get(readSuggested, () => new HttpResponse(null, { status: 500 })))
  const { user } = await openTutor()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Tutorii asemănători nu s-au putut încărca.')).toBeVisible()
  expect(await screen.findByText('(18 recenzii)')).toBeVisible()
  resetBackend()
  await user.click(alert.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByRole('link', { name: 'Amza E.' })).toBeVisible()
})
