import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import type { Person } from '#mocks/rows.ts'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked } from './backend.ts'
import { visit } from './visit.tsx'

// Helpers for tests of a tutor's page, by default that of Mihai Ionescu. He teaches mathematics and is free
// on weekdays from 14 to 19 and on Saturdays from 10 to 12, never on Sundays. The mocked clock starts on
// Friday 20 November 2026.

const tutorCode = 'm4t7k2'

export const readRatings = '/api/teacherrating/getallratingforteacher'

type Options = Parameters<typeof visit>[1]

/** Opens the page of an ad, by default Mihai Ionescu's. `ad` is its code, and may have a query. */
export async function openTutor(options: Options = {}, ad = 'ae31oi') {
  const app = visit(`/teacherprofile/${ad}`, options)
  await screen.findByRole('heading', { level: 1 })
  return app
}

/**
 * Resolves once all deferred parts of the page have loaded. To be called at the end of a test that has moved
 * the clock: a late response would set the app's time in the next test.
 */
export function settled(): Promise<void> {
  return waitFor(() => {
    const views = screen.getByText('Vizualizări').nextElementSibling?.textContent ?? ''
    if (views === '' || document.querySelector('main [aria-busy="true"]'))
      throw new Error('Something on the page is still loading.')
  })
}

/** Changes Mihai Ionescu in the mocked back end. */
export function changeTutor(change: Partial<Person>): void {
  const { people } = getWorld()
  const tutor = people.get(tutorCode)
  if (tutor) people.put({ ...tutor, ...change })
}

const readHours = '/api/users/getavailabilityforday'

/** Returns the days whose free hours the app has requested, as sent. */
export const daysAsked = () =>
  asked
    .filter(call => call.includes(readHours))
    .map(call => new URLSearchParams(call.split('?')[1]).get('day'))

/**
 * Returns the rating of the page's own tutor, the first one on the page: suggested tutors below have ratings
 * too.
 */
export const ownNote = () => screen.getAllByRole('img', { name: /^Nota / })[0]

/** Gives the tutor these free hours by day (`2026-11-23`), and none on any other day. */
export function answerHours(free: Record<string, number[]>): void {
  answerWith(
    http.get(readHours, ({ request }) => {
      const hours = free[new URL(request.url).searchParams.get('day') ?? ''] ?? []
      return HttpResponse.json({ TotalRows: hours.length, Entities: hours.map(Time => ({ Day: 1, Time })) })
    }),
  )
}

/** Opens the page as a student, and then the calendar. */
export async function openCalendar(options: Options = {}, ad?: string) {
  const app = await openTutor({ as: 'student', ...options }, ad)
  const { user } = app
  await user.click(await screen.findByRole('button', { name: 'Programează o ședință' }))
  const calendar = await screen.findByRole('grid')
  // The calendar takes the focus after it has rendered; a press before that would lose it again.
  await waitFor(() => {
    if (!calendar.contains(document.activeElement)) throw new Error('The calendar has no focus yet.')
  })
  return {
    ...app,
    /** Chooses a day by its name, e.g. `luni, 23 noiembrie 2026`. */
    chooseDay: async (name: string) => user.click(await screen.findByRole('button', { name })),
    /** Waits until an hour is enabled, and chooses it. */
    chooseHour: async (name: string) => {
      const hour = await screen.findByRole('radio', { name })
      await waitFor(() => expectEnabled(hour))
      await user.click(hour)
    },
    agree: () => user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ })),
    save: () => user.click(screen.getByRole('button', { name: 'Programează' })),
  }
}

function expectEnabled(hour: HTMLElement): void {
  if (hour.matches(':disabled')) throw new Error('The hours are still loading.')
}
