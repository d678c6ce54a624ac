import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asked } from '#test/backend.ts'
import { openCalendar } from '#test/tutor.ts'

const heading = () => screen.findByRole('heading', { name: 'Cererea a fost trimisă' })

/** Books Monday at 18:00, as a student. */
async function book() {
  const app = await openCalendar()
  await app.chooseDay('luni, 23 noiembrie 2026')
  await app.chooseHour('18:00–19:00')
  await app.agree()
  await app.save()
  await heading()
  return app
}

test('shows the booked lesson and the next steps, and takes the focus', async () => {
  await book()
  const done = await heading()
  await waitFor(() => expect(done).toHaveFocus())
  expect(screen.getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
  expect(
    screen.getByText('Mihai Ionescu a primit cererea. În programări vedeți când o acceptă.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vezi programările' })).toHaveAttribute('href', '/u/appoitments')
  expect(screen.queryByRole('grid')).toBeNull()
})

test('downloads the lesson as a calendar file, in Romanian time', async () => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:lesson'
  })
  const { user } = await book()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: 'Adaugă în calendar' }))
  expect(names).toEqual(['meditatie-2026-11-23.ics'])
  expect(files[0]?.type).toMatch(/^text\/calendar/)
  const lines = (await (files[0] as Blob).text()).split('\r\n')
  for (const line of [
    'DTSTART;TZID=Europe/Bucharest:20261123T180000',
    'DTEND;TZID=Europe/Bucharest:20261123T190000',
    'SUMMARY:Meditații Matematica cu Mihai Ionescu',
  ])
    expect(lines).toContain(line)
  // The mocked clock starts at 09:00 in Romania; the minutes are what the test has taken.
  expect(lines.join()).toMatch(/DTSTAMP:20261120T07\d{4}Z/)
})

test('another lesson can be booked, with its own agreement, and the booked hour is not offered again', async () => {
  const { user, chooseHour, agree, save } = await book()
  await user.click(screen.getByRole('button', { name: 'Programează încă o ședință' }))
  expect(await screen.findByRole('heading', { name: 'Ore libere luni, 23 noiembrie 2026' })).toHaveFocus()
  await chooseHour('17:00–18:00')
  const hours = within(screen.getByRole('radiogroup', { name: 'Ora' }))
  expect(hours.queryByRole('radio', { name: '18:00–19:00' })).toBeNull()
  expect(hours.getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByRole('checkbox', { name: /^Sunt de acord/ })).not.toBeChecked()
  await save()
  expect(await screen.findByText('Bifați acordul pentru a programa.')).toBeVisible()
  expect(asked.filter(call => call.startsWith('POST'))).toHaveLength(1)
  await agree()
  await save()
  expect(await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })).toBeVisible()
  expect(screen.getByText('luni, 23 noiembrie 2026, 17:00–18:00')).toBeVisible()
})
