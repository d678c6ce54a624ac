import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import type { Person } from '#mocks/rows.ts'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked } from './backend.ts'
import { visit } from './visit.tsx'

// The page of Mihai Ionescu, who teaches mathematics: free on weekdays from 14 to 19 and on Saturdays from 10 to 12, never
// on Sundays. The world begins on Friday 20 November 2026.

const tutorCode = 'm4t7k2'

type Options = Parameters<typeof visit>[1]

/** Opens the page of an ad, Mihai Ionescu's unless told otherwise; `ad` may carry a query. */
export async function openTutor(options: Options = {}, ad = 'ae31oi') {
  const app = visit(`/teacherprofile/${ad}`, options)
  await screen.findByRole('heading', { level: 1 })
  return app
}

/**
 * Until nothing that the page asks for by itself is on its way. A test that has moved the clock ends so: an answer that
 * came late would bring its time into the next one.
 */
export function settled(): Promise<void> {
  return waitFor(() => {
    const views = screen.getByText('Vizualizări').nextElementSibling?.textContent ?? ''
    if (views === '' || document.querySelector('main [aria-busy="true"]'))
      throw new Error('Something is still on its way.')
  })
}

/** Mihai Ionescu is otherwise from now on. */
export function changeTutor(change: Partial<Person>): void {
  const { people } = getWorld()
  const tutor = people.get(tutorCode)
  if (tutor) people.put({ ...tutor, ...change })
}

const readHours = '/api/users/getavailabilityforday'

/** The days whose hours were asked for, as they were sent. */
export const daysAsked = () =>
  asked
    .filter(call => call.includes(readHours))
    .map(call => new URLSearchParams(call.split('?')[1]).get('day'))

/** The note of the tutor whose page it is; suggested tutors below, once they are there, have notes too. */
export const ownNote = () => screen.getAllByRole('img', { name: /^Nota / })[0]

/** The tutor has these hours on these days, as they are sent (`2026-11-23`), and none on any other. */
export function answerHours(free: Record<string, number[]>): void {
  answerWith(
    http.get(readHours, ({ request }) => {
      const hours = free[new URL(request.url).searchParams.get('day') ?? ''] ?? []
      return HttpResponse.json({ TotalRows: hours.length, Entities: hours.map(Time => ({ Day: 1, Time })) })
    }),
  )
}

/** Opens the page as a student, with the calendar that one has to ask for. */
export async function openCalendar(options: Options = {}, ad?: string) {
  const app = await openTutor({ as: 'student', ...options }, ad)
  const { user } = app
  await user.click(await screen.findByRole('button', { name: 'Vezi zilele și orele libere' }))
  await screen.findByRole('grid')
  return {
    ...app,
    /** Chooses a day by its name, `luni, 23 noiembrie 2026`. */
    chooseDay: async (name: string) => user.click(await screen.findByRole('button', { name })),
    /** Chooses an hour once it is free. */
    chooseHour: async (name: string) => {
      const hour = await screen.findByRole('radio', { name })
      await waitFor(() => expectFree(hour))
      await user.click(hour)
    },
    agree: () => user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ })),
    save: () => user.click(screen.getByRole('button', { name: 'Programează' })),
  }
}

function expectFree(hour: HTMLElement): void {
  if (hour.matches(':disabled')) throw new Error('The hours are still on their way.')
}
