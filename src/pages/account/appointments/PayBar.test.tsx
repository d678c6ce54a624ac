import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { card, openAppointments } from '#test/appointmentsScreen.ts'
import { answerWith } from '#test/backend.ts'
import { onPhone } from '#test/phone.ts'

const pay = () => screen.getByRole('link', { name: 'Plateste' })

/** Wholly on the screen, and nothing lies over it. */
function expectSeen(element: HTMLElement): void {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  expect(element.contains(onTop)).toBe(true)
}

test('on a phone it is in sight wherever one scrolls, and leaves room for the end of the page', async () => {
  await onPhone()
  // The last of them has no price: the text is as long as it gets.
  await openAppointments('student', '/u/appoitments?old=1&pay=1002,1013')
  const old = within(await screen.findByRole('list', { name: 'Programarii anterioare' }))
  const last = old.getAllByRole('heading', { level: 3 }).at(-1) as HTMLElement
  for (const heading of [
    card('Astăzi, 09').getByRole('heading'),
    card('luni, 30').getByRole('heading'),
    last,
  ]) {
    heading.scrollIntoView({ block: 'center' })
    expectSeen(heading)
    expectSeen(pay())
  }
  window.scrollTo(0, document.documentElement.scrollHeight)
  expectSeen(within(screen.getByRole('contentinfo')).getByText(/^©/))
  expectSeen(pay())
})

// Each of these would be a package there, were it alone in the address.
test.each([31, 93, 365])('the lesson %i alone is paid as a lesson', async Id => {
  const one = { Id, StartDate: '2026-12-10T10:00:00', EndDate: '2026-12-10T11:00:00', Teacher: { Id: 't' } }
  answerWith(
    http.get('/api/appoitments/getactiveappoitments/1', () =>
      HttpResponse.json({ TotalRows: 1, Entities: [{ ...one, Price: 85, AcceptedByTeacher: true }] }),
    ),
  )
  const { user } = await openAppointments('student')
  await user.click(card('joi, 10').getByRole('button', { name: /^Achita/ }))
  expect(pay()).toHaveAttribute('href', `/payment/${Id},`)
})
