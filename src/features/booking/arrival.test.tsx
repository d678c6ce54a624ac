import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asked } from '#test/backend.ts'
import { answerHours, openTutor, settled } from '#test/tutor.ts'

const heading = () => screen.queryByRole('heading', { name: 'Programează o ședință' })
const viewsCounted = () => asked.filter(call => call.includes('/api/users/AdView'))

test('a student arrives from the login at the hour that was chosen before it', async () => {
  answerHours({ '2026-11-23': [16, 18] })
  await openTutor({ as: 'student' }, 'ae31oi?book=2026-11-23T16')
  expect(await screen.findByRole('radio', { name: '16:00–17:00', checked: true })).toBeEnabled()
  expect(heading()).toHaveFocus()
  expect(screen.getByText('luni, 23 noiembrie 2026, 16:00–17:00')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Sunt de acord/ })).not.toBeChecked()

  // Removing the hour from the address reads nothing again, and counts no other view.
  await settled()
  expect(viewsCounted()).toHaveLength(1)
})

test('says that the hour is no longer free', async () => {
  answerHours({ '2026-11-23': [18] })
  await openTutor({ as: 'student' }, 'ae31oi?book=2026-11-23T16')
  expect(await screen.findByText(/nu mai este liberă/)).toBeVisible()
})

test.each([
  'book=2026-11-19T16',
  'book=2027-11-21T16',
  'book=2026-02-30T16',
  'book=2026-11-23T24',
  'book=2026-11-23T-1',
  'book=2026-11-23',
  'book=%3Cscript%3E',
  'book=',
])('ignores %s', async query => {
  await openTutor({ as: 'student' }, `ae31oi?${query}`)
  expect(await screen.findByRole('button', { name: 'Programează o ședință' })).toBeVisible()
  expect(heading()).toBeNull()
})

test.each([
  ['a visitor', {}, 'ae31oi'],
  ['a tutor', { as: 'teacher' }, 'qxgimh'],
  ['the tutor of the ad', { as: 'teacher' }, 'ae31oi'],
] as const)('opens no booking for %s', async (_, options, ad) => {
  await openTutor(options, `${ad}?book=2026-11-23T16`)
  await screen.findAllByText(/^(Trimite mesaj|Autentificare|Acesta este anunțul dvs\..*)$/)
  expect(heading()).toBeNull()
})

test('a visitor keeps the hour on the way to the login', async () => {
  await openTutor({}, 'ae31oi?book=2026-11-23T16')
  const contact = within(screen.getByRole('region', { name: 'Contact' }))
  expect(await contact.findByRole('link', { name: 'Autentificare' })).toHaveAttribute(
    'href',
    '/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi%3Fbook%3D2026-11-23T16',
  )
})
