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
  chooseDay,
  dayButton,
  hours,
  hoursHeading,
  hourText,
  openBooking,
  pressBook,
} from '../tutor.ts'

/**
 * Sundays on which the clocks change in Romania (at 3:00 in March, at 4:00 in October). The student books
 * just after midnight.
 */
const days = [
  { day: '2027-03-28', name: 'duminică, 28 martie 2027', sent: '2027-3-28' },
  { day: '2027-10-31', name: 'duminică, 31 octombrie 2027', sent: '2027-10-31' },
]
/** The tutor's hours on these days: before the change, after it, and up to the end of the day. */
const taught = [2, 4, 14, 22]

/** Time zones of the browser, with the note beside each hour. In New York it is still the day before. */
const zones = [
  { timezoneId: 'Europe/Bucharest', note: '' },
  { timezoneId: 'America/New_York', note: 'ora României' },
]

for (const { timezoneId, note } of zones) {
  test.describe(() => {
    test.use({ timezoneId })

    // In Romania one of the two days is enough: src/features/booking/timeZones.test.tsx covers both halves of
    // the year.
    for (const { day, name, sent } of note ? days : days.slice(1)) {
      test(`in ${timezoneId} the hour shown on ${day} is the hour that is booked`, async ({ page }) => {
        await serveBackend(page, { persona: 'student' })
        setClock(`${day}T00:30:00`)
        getWorld().weeks.put({ teacher: 'm4t7k2', slots: taught.map(Time => ({ Day: 7, Time })) })
        await page.goto('/teacherprofile/ae31oi')
        await openBooking(page)
        const today = dayButton(page, `Astăzi, ${name}`)
        await expect(today).toBeFocused()
        await today.click()
        await expect(hoursHeading(page, name)).toBeVisible()
        const names = taught.map(hour => [hourText(hour), note].filter(Boolean).join(' '))
        for (const one of names) await expect(hours(page, one)).toBeEnabled()
        await expect(hours(page)).toHaveCount(taught.length)
        await expect(booking(page).getByText('Orele sunt afișate în ora României')).toHaveCount(note ? 1 : 0)

        for (const [index, hour] of taught.entries()) {
          await hours(page, names[index]).check()
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
          const lessons = getWorld().appointments.all()
          expect(lessons.filter(({ StartDate }) => StartDate === start)).toHaveLength(1)
          if (index < taught.length - 1)
            await booking(page).getByRole('button', { name: 'Programează încă o ședință' }).click()
        }
      })
    }

    test(`in ${timezoneId} lessons and reviews have Romanian dates and times`, async ({ page }) => {
      await serveBackend(page, { persona: 'student' })
      getWorld().ratings.put({
        id: 'm4t7k2 ibs81m',
        teacher: 'm4t7k2',
        student: 'ibs81m',
        Rating: 10,
        RatingText: 'O recenzie de după miezul nopții.',
        Added: '2026-11-20T00:30:00',
      })
      await page.goto('/teacherprofile/ae31oi')
      const review = page.getByRole('listitem').filter({ hasText: 'O recenzie de după miezul nopții.' })
      await expect(review).toContainText('20 noiembrie 2026')
      await openBooking(page)
      await chooseDay(page, 'vineri, 27 noiembrie 2026')
      await expect(booking(page).getByRole('radio', { name: /^14:00–15:00/ })).toHaveAccessibleName(
        note ? `14:00–15:00 ${note}` : '14:00–15:00',
      )
    })
  })
}
