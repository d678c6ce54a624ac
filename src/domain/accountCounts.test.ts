import { expect, test } from 'vitest'
import { lesson } from '#test/appointments.ts'
import { expectRows } from '#test/expectRows.ts'
import { lessonsToSettle, unreadIn } from './accountCounts.ts'

const partner = (Code: string, isRead: boolean | null) => ({ Code, Name: Code, NrOfMessage: 3, isRead })

test('counts the conversations that the server says are unread, without the open one', () => {
  const partners = [partner('a', false), partner('b', true), partner('c', null), partner('d', false)]
  expect(unreadIn(partners)).toBe(2)
  expect(unreadIn(partners, 'd')).toBe(1)
})

const now = new Date('2026-11-20T09:00:00Z')

const requested = lesson({ AcceptedByTeacher: false })
const paid = lesson({ Payment: { Status: 1 } })
const past = lesson({ EndDate: new Date('2026-11-19T10:00:00Z') })
const rows = [requested, lesson(), lesson(), paid, past]

test('counts the lessons to pay for a student, and those to accept for a tutor', () => {
  const student = { IsTeacher: false, UserCode: 'x' }
  const tutor = { IsTeacher: true, UserCode: 'x' }
  expectRows(lessonsToSettle, [
    [rows, rows.length, student, now, 2],
    [rows, rows.length, tutor, now, 1],
    // The list has more rows than the page.
    [rows, rows.length + 1, student, now, null],
  ])
})
