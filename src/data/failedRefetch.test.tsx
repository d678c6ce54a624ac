import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { answerWith, asked } from '#test/backend.ts'
import { changeAppointment } from '#test/appointmentsScreen.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { pass, stopTime } from '#test/time.ts'
import { changeTutor, openTutor } from '#test/tutor.ts'
import { visit } from '#test/visit.tsx'

// A failed refetch never replaces the content on screen: it stays, beside a note and a retry. One test for each trigger of
// a refetch, each on one screen.

const stale = 'Datele nu s-au putut actualiza; le vedeți pe cele dinainte.'
const retry = { name: 'Încearcă din nou' }
const region = (name: string) => within(screen.getByRole('region', { name }))

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'))

describe('the start page', () => {
  async function openStart() {
    const app = visit('/u', { as: 'student' })
    await screen.findByRole('heading', { level: 1, name: /^Bună ziua/ })
    await region('Conversații recente').findByText('Mihai Ionescu')
    const lesson = await region('Următoarea programare').findByRole('article')
    return { ...app, lesson }
  }

  test('keeps the next lesson when the tab is shown again and the refetch fails, also at a second failure', async () => {
    const { user, lesson } = await openStart()
    setFault('getActiveAppointments', '500')
    returnToTab()
    const note = await region('Următoarea programare').findByText(stale)
    expect(lesson).toBeVisible()
    asked.length = 0
    await user.click(screen.getByRole('button', retry))
    await waitFor(() => expect(asked).toContain('GET /api/appoitments/getactiveappoitments/1'))
    await waitFor(() => expect(screen.getByRole('button', retry)).not.toHaveAttribute('aria-busy', 'true'))
    expect(lesson).toBeVisible()
    clearFaults()
    await user.click(screen.getByRole('button', retry))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    expect(region('Următoarea programare').getByRole('article')).toBeVisible()
  })

  test('keeps the conversations when a poll finds another lesson and the refetch fails', async () => {
    stopTime()
    setClock('2026-11-20T12:00:00')
    await openStart()
    setFault('getPartners', '500')
    changeAppointment(1010, { StartDate: '2026-11-20T16:00:00', EndDate: '2026-11-20T17:00:00' })
    await pass(61)
    expect(await region('Conversații recente').findByText(stale)).toBeVisible()
    expect(region('Conversații recente').getByText('Mihai Ionescu')).toBeVisible()
    expect(region('Următoarea programare').getByText(/16:00–17:00/)).toBeVisible()
  })
})

test('no refetch leads to login when the session has expired: the screen stays, with a link to login', async () => {
  const { user } = visit('/u/profile', { as: 'teacher' })
  const studies = within(await screen.findByRole('region', { name: 'Studii' }))
  await user.click(studies.getByRole('button', { name: /^Editează/ }))
  await user.type(studies.getByRole('textbox'), ' și altele')
  const expired = () => answerWith(http.all('/api/*', () => new HttpResponse(null, { status: 401 })))
  const week = within(screen.getByRole('region', { name: 'Disponibilitate' }))
  await user.click(await week.findByRole('button', { name: /^Editează/ }))
  const [first] = week.getAllByRole('button', { name: /^Șterge/ })
  if (first) await user.click(first)
  // The session expires between the save and its refetch.
  answerWith(
    http.post('/api/users/saveavailability', () => {
      expired()
      return new HttpResponse(null, { status: 200 })
    }),
  )
  await user.click(week.getByRole('button', { name: 'Salvează' }))
  const [notice] = await screen.findAllByText(/^Sesiunea a expirat\./)
  const alert = within(notice?.closest<HTMLElement>('[role=alert]') as HTMLElement)
  expect(alert.getByRole('link', { name: 'Autentificare' })).toHaveAttribute(
    'href',
    '/Account/Login?returnUrl=%2Fu%2Fprofile',
  )
  expect(alert.getByRole('button', retry)).toBeVisible()
  expect(studies.getByRole('textbox')).toHaveDisplayValue(/și altele$/)
  expect(fullPageLoads).toEqual([])
})

test("a tutor's page stays, with its reviews and suggestions, when the refetch after a rating fails", async () => {
  // A subscriber's page suggests no other tutors. §9
  changeTutor({ SubscriptionEndDate: undefined })
  const { user } = await openTutor({ as: 'student' })
  const partOf = async (heading: string) =>
    (await screen.findByRole('heading', { level: 2, name: heading })).parentElement as HTMLElement
  const reviews = within(await partOf('Recenzii'))
  const suggested = within(await partOf('Profesori asemănători'))
  await suggested.findAllByRole('article')
  const [review] = await reviews.findAllByRole('listitem')
  await user.click(reviews.getByRole('button', { name: 'Acordă o notă' }))
  await user.click(await screen.findByRole('radio', { name: '9' }))
  setFault('getRatings', '500')
  setFault('getSuggestedTeachers', '500')
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
  expect(await reviews.findByText(stale)).toBeVisible()
  expect(review).toBeVisible()
  expect(await suggested.findByText(stale)).toBeVisible()
  expect(suggested.getAllByRole('article').length).toBeGreaterThan(0)

  // The page awaits the ad itself, so the note is about the whole page.
  setFault('getAdByCode', '500')
  await user.click(reviews.getByRole('button', retry))
  await waitFor(() => expect(screen.getAllByText(stale)).toHaveLength(3))
  expect(review).toBeVisible()
})

test('the profile stays, with what is typed into it, when the refetch after a change fails', async () => {
  const { user } = visit('/u/profile', { as: 'teacher' })
  const week = within(await screen.findByRole('region', { name: 'Disponibilitate' }))
  const studies = within(screen.getByRole('region', { name: 'Studii' }))
  await user.click(studies.getByRole('button', { name: /^Editează/ }))
  await user.type(studies.getByRole('textbox'), ' și altele')
  await user.click(await week.findByRole('button', { name: /^Editează/ }))
  const [first] = week.getAllByRole('button', { name: /^Șterge/ })
  if (first) await user.click(first)
  setFault('readCurrentProfile', '500')
  await user.click(week.getByRole('button', { name: 'Salvează' }))
  expect(await screen.findByText(stale)).toBeVisible()
  expect(studies.getByRole('textbox')).toHaveDisplayValue(/și altele$/)
})

test('the subscription page keeps the invoices when the retry of another part fails for them', async () => {
  setFault('getCurrentPayment', '500')
  const { user } = visit('/u/abonamentul-meu', { as: 'teacher' })
  const table = await screen.findByRole('table', { name: 'Facturi' })
  clearFaults()
  setFault('getPayments', '500')
  await user.click(await screen.findByRole('button', retry))
  expect(await region('Facturi').findByText(stale)).toBeVisible()
  expect(table).toBeVisible()
})
