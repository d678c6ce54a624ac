import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { cards, openAppointments } from '#test/appointmentsScreen.ts'
import { answerWith } from '#test/backend.ts'
import { onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

const pay = () => screen.getByRole('link', { name: 'Plateste' })

/** Asserts that the element is entirely within the viewport, and not covered at its centre. */
function expectSeen(element: HTMLElement): void {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  expect(element.contains(onTop)).toBe(true)
}

const unpaid = (Id: number) => ({
  Id,
  StartDate: '2026-12-10T10:00:00',
  EndDate: '2026-12-10T11:00:00',
  Price: 85,
  AcceptedByTeacher: true,
  Teacher: { Id: 't' },
})

test('on a phone the bar stays visible while scrolling, and covers neither a card nor the footer', async () => {
  await onPhone()
  // One chosen lesson is on a page that fails to load, which gives the bar its longest text.
  answerWith(
    http.get('/api/appoitments/getactiveappoitments/1', () =>
      HttpResponse.json({ TotalRows: 11, Entities: Array.from({ length: 10 }, (_, at) => unpaid(50 + at)) }),
    ),
    http.get('/api/appoitments/getactiveappoitments/2', () => new HttpResponse(null, { status: 500 })),
  )
  await openAppointments('student', '/u/appoitments?pay=50,60')
  await screen.findByText('Totalul nu a putut fi calculat; îl vedeți pe pagina de plată.')
  for (const heading of screen.getAllByRole('heading', { level: 3 })) {
    heading.scrollIntoView({ block: 'center' })
    expectSeen(heading)
    expectSeen(pay())
  }
  window.scrollTo(0, document.documentElement.scrollHeight)
  expectSeen(within(screen.getByRole('contentinfo')).getByText(/^©/))
  expectSeen(pay())
})

test('on a phone three lessons fit between the header and the bar', async () => {
  await onPhone()
  visit('/u/appoitments?pay=1002', { as: 'student' })
  await screen.findByRole('link', { name: 'Plateste' })
  const [, first, , third] = cards().map(one => one.getBoundingClientRect())
  const header = screen.getAllByRole('banner')[0]?.getBoundingClientRect().height ?? 0
  const bar = pay().parentElement?.getBoundingClientRect().top ?? 0
  expect((third?.bottom ?? Infinity) - (first?.top ?? 0)).toBeLessThan(bar - header)
})
