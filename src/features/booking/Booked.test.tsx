import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getWorld } from '#mocks/world.ts'
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

const summary = () => screen.queryByRole('region', { name: 'Ședința' })

/** Returns the rows of the summary, as text. */
const facts = () =>
  within(summary() as HTMLElement)
    .getAllByRole('term')
    .map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

/** Opens the form and chooses Monday. */
async function choose() {
  const app = await openCalendar()
  await app.chooseDay('luni, 23 noiembrie 2026')
  await waitFor(() => expect(screen.getByRole('radio', { name: '18:00–19:00' })).toBeEnabled())
  return app
}

function changeAd(change: { Price?: number; DurationName?: string }) {
  const { ads } = getWorld()
  const ad = ads.get('ae31oi')
  if (!ad) throw new Error('There is no ad.')
  ads.put({ ...ad, ...change })
}

test('shows tutor, subject, day, hours, duration and the listed price above the agreement, and when it is booked', async () => {
  changeAd({ Price: 165, DurationName: '3 ore' })
  const app = await choose()
  expect(summary()).toBeNull()
  await app.chooseHour('18:00–19:00')
  const lesson = [
    'Profesor: Mihai Ionescu',
    'Materie: Matematica',
    'Durată: o oră',
    'Preț în anunț: 165 / 3 ore',
  ]
  expect(facts()).toEqual(lesson)
  expect(within(summary() as HTMLElement).getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
  const agreement = screen.getByRole('checkbox', { name: /^Sunt de acord/ })
  expect(summary()?.compareDocumentPosition(agreement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  await app.agree()
  await app.save()
  await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })
  expect(facts()).toEqual(lesson)
  expect(within(summary() as HTMLElement).getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
})

test('an ad without a price has the text that its page shows for it', async () => {
  changeAd({ Price: 0 })
  const app = await choose()
  await app.chooseHour('18:00–19:00')
  expect(facts()).toContain('Preț în anunț: Se stabilește cu profesorul')
})
