import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { changeOf, expectChange, lineOf } from '../calls.ts'
import { failedCalls, test } from '../test.ts'
import {
  agreement,
  bookedHeading,
  booking,
  chooseDay,
  dayButton,
  expectRoomAbove,
  hours,
  hoursHeading,
  hourText,
  openBooking,
  pressBook,
  turnMonth,
} from '../tutor.ts'

// All journeys share one back end. So each books on a day of its own, and each repetition takes the next of
// the day's six hours.
const firstHour = 14

test('a student books an hour and downloads a calendar file, and the hour is no longer offered', async ({
  page,
}, { repeatEachIndex }) => {
  const day = 'miercuri, 2 decembrie 2026'
  const hour = firstHour + repeatEachIndex
  await page.goto('/teacherprofile/ae31oi?mock=student')
  await page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Programează' }).click()
  await expect(dayButton(page, 'Astăzi, vineri, 20 noiembrie 2026')).toBeFocused()
  await expect(booking(page)).toBeInViewport()
  await turnMonth(page, 'decembrie 2026')
  await chooseDay(page, day)
  await hours(page, hourText(hour)).check()
  await expect(booking(page)).toContainText(`${day}, ${hourText(hour)}`)

  await pressBook(page)
  await expect(booking(page).getByText('Bifați acordul pentru a programa.')).toBeVisible()
  await expect(agreement(page)).toBeFocused()
  await agreement(page).check()
  const sent = await changeOf(page, () => pressBook(page))
  await expectChange(
    sent,
    `POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=2026-12-2&startTime=${hour}`,
  )
  await expect(bookedHeading(page)).toBeFocused()
  await expect(booking(page)).toContainText(`${day}, ${hourText(hour)}`)
  await expect(booking(page)).toContainText('Mihai Ionescu a primit cererea.')
  await expect(booking(page).getByRole('link', { name: 'Vezi programările' })).toHaveAttribute(
    'href',
    '/u/appoitments',
  )

  const saved = page.waitForEvent('download')
  await booking(page).getByRole('button', { name: 'Adaugă în calendar' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('meditatie-2026-12-02.ics')
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines).toContain(`DTSTART;TZID=Europe/Bucharest:20261202T${hour}0000`)
  expect(lines).toContain(`DTEND;TZID=Europe/Bucharest:20261202T${hour + 1}0000`)
  expect(lines).toContain('SUMMARY:Meditații Matematica cu Mihai Ionescu')
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])

  // The hour is gone both in the form and after a reload.
  await booking(page).getByRole('button', { name: 'Programează încă o ședință' }).click()
  await expect(hours(page).first()).toBeEnabled()
  await expect(hours(page, hourText(hour))).toHaveCount(0)
  await page.reload()
  await openBooking(page)
  await turnMonth(page, 'decembrie 2026')
  await chooseDay(page, day)
  await expect(hours(page, hourText(19))).toBeVisible()
  await expect(hours(page, hourText(hour))).toHaveCount(0)
})

test('the booking form shows one missing choice at a time, in order, and focuses its place', async ({
  page,
}) => {
  await page.goto('/teacherprofile/ae31oi?mock=student')
  await openBooking(page)
  await expect(booking(page).getByRole('button', { name: 'Programează', exact: true })).toHaveCount(0)
  await chooseDay(page, 'vineri, 27 noiembrie 2026')
  await pressBook(page)
  await expect(booking(page).getByText('Alegeți o oră liberă.')).toBeVisible()
  await expect(hoursHeading(page, 'vineri, 27 noiembrie 2026')).toBeFocused()
  await hours(page, '16:00–17:00').check()
  await pressBook(page)
  await expect(booking(page).getByText('Bifați acordul pentru a programa.')).toBeVisible()
  await expect(agreement(page)).toBeFocused()
  // A past day cannot be chosen, nor an hour that another student has booked.
  await expect(dayButton(page, 'joi, 19 noiembrie 2026')).toBeDisabled()
  await expect(hours(page, '15:00–16:00')).toHaveCount(0)
})

test.describe('when booking fails', () => {
  test.use({ allowedErrors: failedCalls })

  test('the form keeps all choices, and the third submission books once', async ({ page }, {
    repeatEachIndex,
  }) => {
    const day = 'joi, 3 decembrie 2026'
    const hour = hourText(firstHour + repeatEachIndex)
    const submissions: string[] = []
    await page.route('**/api/users/saveappoitment*', route => {
      submissions.push(lineOf(route.request()))
      if (submissions.length === 1) return route.fulfill({ status: 500 })
      return submissions.length === 2 ? route.abort() : route.continue()
    })
    await page.goto('/teacherprofile/ae31oi?mock=student')
    await openBooking(page)
    await turnMonth(page, 'decembrie 2026')
    await chooseDay(page, day)
    await hours(page, hour).check()
    await agreement(page).check()

    for (const problem of ['Serverul nu a putut răspunde', 'Nu ne putem conecta la server']) {
      await pressBook(page)
      await expect(booking(page).getByRole('alert')).toContainText(problem)
      await expect(hours(page, hour)).toBeChecked()
      await expect(agreement(page)).toBeChecked()
      await expect(dayButton(page, `${day}, ziua aleasă`)).toBeVisible()
    }
    await pressBook(page)
    await expect(bookedHeading(page)).toBeVisible()
    expect(submissions).toHaveLength(3)
    expect(new Set(submissions).size).toBe(1)
    await expect(booking(page).getByRole('alert')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('choosing a day scrolls to its hours; a day without hours offers the next day with hours', async ({
    page,
  }) => {
    const next = 'luni, 23 noiembrie 2026'
    await page.goto('/teacherprofile/ae31oi?mock=student')
    await openBooking(page)
    await dayButton(page, 'duminică, 22 noiembrie 2026').click()
    await expect(hoursHeading(page, 'duminică, 22 noiembrie 2026')).toBeFocused()
    await expect(booking(page).getByText('Nicio oră liberă în această zi')).toBeInViewport({ ratio: 1 })
    const nextDay = booking(page).getByRole('button', { name: `Alege ${next}` })
    await expect(nextDay).toBeInViewport({ ratio: 1 })

    await nextDay.click()
    await expect(hoursHeading(page, next)).toBeFocused()
    await expect(hoursHeading(page, next)).toBeInViewport({ ratio: 1 })
    for (const hour of [14, 16, 17, 18, 19]) {
      await expect(hours(page, hourText(hour))).toBeEnabled()
      await expect(booking(page).getByText(hourText(hour), { exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect(hours(page)).toHaveCount(5)
    await expect(dayButton(page, `${next}, ziua aleasă`)).toBeVisible()
  })

  test('neither the opened calendar nor the confirmation slides under the header', async ({ page }, {
    repeatEachIndex,
  }) => {
    await page.goto('/teacherprofile/ae31oi?mock=student')
    await page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Programează' }).click()
    await expect(dayButton(page, 'Astăzi, vineri, 20 noiembrie 2026')).toBeFocused()
    await expectRoomAbove(page, booking(page).getByRole('heading', { name: 'Programează o ședință' }))
    const { y: card } = (await booking(page).boundingBox()) ?? { y: 0 }
    const header = (await page.getByRole('banner').boundingBox()) ?? { height: Infinity }
    expect(card).toBeGreaterThanOrEqual(header.height + 8)

    await turnMonth(page, 'decembrie 2026')
    await chooseDay(page, 'luni, 7 decembrie 2026')
    await hours(page, hourText(firstHour + repeatEachIndex)).check()
    await agreement(page).check()
    await pressBook(page)
    await expect(bookedHeading(page)).toBeFocused()
    await expectRoomAbove(page, bookedHeading(page))
    // The tick above the heading too.
    await expectRoomAbove(page, booking(page).locator('svg').first())
  })
})
