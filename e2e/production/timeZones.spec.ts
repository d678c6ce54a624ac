import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { setClock } from '#mocks/clock.ts'
import { getWorld } from '#mocks/world.ts'
import { serveBackend } from '../backend.ts'
import { changeOf, lineOf } from '../calls.ts'
import { test } from '../test.ts'
import {
  agreement,
  bookedHeading,
  booking,
  dayButton,
  hours,
  hoursHeading,
  hourText,
  openBooking,
  pressBook,
} from '../tutor.ts'

/** Sundays on which the clocks change in Romania: at 3:00 in March, at 4:00 in October. */
const days = {
  march: { day: '2027-03-28', name: 'duminică, 28 martie 2027', sent: '2027-3-28' },
  october: { day: '2027-10-31', name: 'duminică, 31 octombrie 2027', sent: '2027-10-31' },
}
/** The tutor's hours on these days: before the change, after it, and up to the end of the day. */
const taught = [2, 4, 14, 22]

/**
 * Time zones of the browser, with the note beside each hour, and the hours that are booked on each day. In New
 * York it is still the day before. In Romania one of the two days is enough:
 * src/features/booking/timeZones.test.tsx covers both halves of the year.
 */
const zones = [
  { timezoneId: 'Europe/Bucharest', note: '', booked: [['october', [4, 22]]] },
  {
    timezoneId: 'America/New_York',
    note: 'ora României',
    booked: [
      ['march', [2, 22]],
      ['october', [4]],
    ],
  },
] as const

for (const { timezoneId, note, booked } of zones) {
  test.describe(() => {
    test.use({ timezoneId })

    test(`in ${timezoneId} the hour shown is the hour that is booked, and reviews have Romanian dates`, async ({
      page,
    }) => {
      await serveBackend(page, { persona: 'student' })
      getWorld().weeks.put({ teacher: 'm4t7k2', slots: taught.map(Time => ({ Day: 7, Time })) })
      getWorld().ratings.put({
        id: 'm4t7k2 ibs81m',
        teacher: 'm4t7k2',
        student: 'ibs81m',
        Rating: 10,
        RatingText: 'O recenzie de după miezul nopții.',
        Added: '2026-11-20T00:30:00',
      })
      for (const [change, lessons] of booked) {
        const { day, name, sent } = days[change]
        // The student books just after midnight.
        setClock(`${day}T00:30:00`)
        await page.goto('/teacherprofile/ae31oi')
        const review = page.getByRole('listitem').filter({ hasText: 'O recenzie de după miezul nopții.' })
        await expect(review).toContainText('20 noiembrie 2026')
        await openBooking(page)
        const today = dayButton(page, `Astăzi, ${name}`)
        await today.click()
        await expect(hoursHeading(page, name)).toBeVisible()
        const shown = (hour: number) => [hourText(hour), note].filter(Boolean).join(' ')
        for (const hour of taught) await expect(hours(page, shown(hour))).toBeEnabled()
        await expect(hours(page)).toHaveCount(taught.length)
        await expect(booking(page).getByText('Orele sunt afișate în ora României')).toHaveCount(note ? 1 : 0)

        for (const [index, hour] of lessons.entries()) {
          await hours(page, shown(hour)).check()
          await agreement(page).check()
          const lessonText = `${name}, ${hourText(hour)}${note && ` (${note})`}`
          await expect(booking(page).getByText(lessonText, { exact: true })).toBeVisible()
          const call = await changeOf(page, () => pressBook(page))
          expect(lineOf(call)).toBe(
            `POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=${sent}&startTime=${hour}`,
          )
          await expect(bookedHeading(page)).toBeVisible()
          await expect(booking(page).getByText(lessonText, { exact: true })).toBeVisible()

          const saved = page.waitForEvent('download')
          await booking(page).getByRole('button', { name: 'Adaugă în calendar' }).click()
          const start = `${day}T${String(hour).padStart(2, '0')}:00:00`
          expect(readFileSync(await (await saved).path(), 'utf8')).toContain(
            `\r\nDTSTART;TZID=Europe/Bucharest:${start.replaceAll(/[-:]/g, '')}\r\n`,
          )
          const all = getWorld().appointments.all()
          expect(all.filter(({ StartDate }) => StartDate === start)).toHaveLength(1)
          if (index < lessons.length - 1)
            await booking(page).getByRole('button', { name: 'Programează încă o ședință' }).click()
        }
      }
    })
  })
}
