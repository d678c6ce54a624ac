import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { answerWith, asked } from '#test/backend.ts'
import { answerHours, openCalendar, settled } from '#test/tutor.ts'

test.each([
  ['forward', '2027-03-27', 'sâmbătă, 27 martie 2027', 'duminică, 28 martie 2027', '2027-3-28', '20270328'],
  [
    'back',
    '2027-10-30',
    'sâmbătă, 30 octombrie 2027',
    'duminică, 31 octombrie 2027',
    '2027-10-31',
    '20271031',
  ],
])(
  'in another time zone all times are Romanian and marked as such, also on the day the clocks go %s',
  async (_, today, todayName, name, sent, day) => {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    const timeZone = 'America/New_York'
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      files.push(file as Blob)
      return 'blob:lesson'
    })
    setClock(`${today}T23:30:00`)
    answerHours({ [sent]: [1, 2, 9, 23] })
    answerWith(http.post('/api/users/saveappoitment', () => new HttpResponse(null, { status: 200 })))
    const app = await openCalendar()
    // Today is the day of the server's clock.
    const booking = within(screen.getByRole('region', { name: 'Programează o ședință' }))
    expect(booking.getByRole('button', { name: `Astăzi, ${todayName}` })).toBeEnabled()
    await app.chooseDay(name)
    await screen.findByRole('heading', { name: `Ore libere ${name}` })
    await app.chooseHour('09:00–10:00 ora României')
    const radios = booking.getAllByRole('radio')
    expect(radios.map(radio => radio.parentElement?.textContent.trim())).toEqual(
      ['01:00–02:00', '02:00–03:00', '09:00–10:00', '23:00–00:00'].map(hours => `${hours} ora României`),
    )
    expect(screen.getByRole('radiogroup', { name: 'Ora' })).toHaveAccessibleDescription(
      'Orele sunt afișate în ora României, diferită de ora dvs. locală.',
    )
    const lesson = `${name}, 09:00–10:00 (ora României)`
    expect(screen.getByText(lesson)).toBeVisible()
    await app.agree()
    await app.save()
    await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })
    expect(screen.getByText(lesson)).toBeVisible()
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
