import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { answerWith, asked } from '#test/backend.ts'
import { answerHours, openCalendar, settled } from '#test/tutor.ts'

/** Puts the browser into a time zone. */
function liveIn(timeZone: string) {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}

const booking = () => within(screen.getByRole('region', { name: 'Programează o ședință' }))
const radioNames = () =>
  booking()
    .getAllByRole('radio')
    .map(radio => radio.parentElement?.textContent.trim())

const monday = 'luni, 23 noiembrie 2026'
const romanian = /ora României/

test('in another time zone every time is marked as Romanian', async () => {
  liveIn('America/New_York')
  const app = await openCalendar()
  await app.chooseDay(monday)
  await app.chooseHour('18:00–19:00 ora României')
  expect(radioNames()).toHaveLength(5)
  for (const name of radioNames()) expect(name).toMatch(/^\d\d:00–\d\d:00 ora României$/)
  expect(screen.getByRole('radiogroup', { name: 'Ora' })).toHaveAccessibleDescription(
    'Orele sunt afișate în ora României, diferită de ora dvs. locală.',
  )
  expect(screen.getByText('luni, 23 noiembrie 2026, 18:00–19:00 (ora României)')).toBeVisible()
  await app.agree()
  await app.save()
  await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })
  expect(screen.getByText('luni, 23 noiembrie 2026, 18:00–19:00 (ora României)')).toBeVisible()
  expect(asked.at(-1)).toMatch(/selectedDate=2026-11-23&startTime=18$/)
})

test.each(['Europe/Bucharest', 'Europe/Athens'])(
  'no time is marked where the clocks show the same (%s)',
  async zone => {
    liveIn(zone)
    const app = await openCalendar()
    await app.chooseDay(monday)
    await app.chooseHour('18:00–19:00')
    expect(booking().queryByText(romanian)).toBeNull()
    await app.agree()
    await app.save()
    await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })
    expect(booking().queryByText(romanian)).toBeNull()
  },
)

describe.each([
  ['forward', '2027-03-27T09:00:00', 'duminică, 28 martie 2027', '2027-3-28', '20270328'],
  ['back', '2027-10-30T09:00:00', 'duminică, 31 octombrie 2027', '2027-10-31', '20271031'],
])('on the day the clocks go %s', (_, now, name, sent, day) => {
  test.each(['Europe/Bucharest', 'America/New_York'])(
    'in %s the hours, the booking and the calendar file are in Romanian time',
    async zone => {
      const files: Blob[] = []
      vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
        files.push(file as Blob)
        return 'blob:lesson'
      })
      setClock(now)
      liveIn(zone)
      answerHours({ [sent]: [1, 2, 9, 23] })
      answerWith(http.post('/api/users/saveappoitment', () => new HttpResponse(null, { status: 200 })))
      const app = await openCalendar()
      await app.chooseDay(name)
      await screen.findByRole('heading', { name: `Ore libere ${name}` })
      const note = zone === 'Europe/Bucharest' ? '' : ' ora României'
      await app.chooseHour(`09:00–10:00${note}`)
      expect(radioNames()).toEqual(
        ['01:00–02:00', '02:00–03:00', '09:00–10:00', '23:00–00:00'].map(text => text + note),
      )
      await app.agree()
      await app.save()
      await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })
      expect(asked.filter(call => call.startsWith('POST'))).toEqual([
        `POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=${sent}&startTime=9`,
      ])
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
      await app.user.click(screen.getByRole('button', { name: 'Adaugă în calendar' }))
      await waitFor(() => expect(files).toHaveLength(1))
      expect(await (files[0] as Blob).text()).toContain(`DTSTART;TZID=Europe/Bucharest:${day}T090000`)
      await settled()
    },
  )
})
