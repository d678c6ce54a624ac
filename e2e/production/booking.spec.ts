import { expect, type Page } from '@playwright/test'
import { addMinutes } from '#mocks/wallClock.ts'
import { getWorld } from '#mocks/world.ts'
import { serveBackend } from '../backend.ts'
import { lineOf } from '../calls.ts'
import { failedCalls, test } from '../test.ts'
import {
  agreement,
  bookedHeading,
  booking,
  chooseDay,
  dayButton,
  hours,
  hoursHeading,
  openBooking,
  pressBook,
} from '../tutor.ts'

// The mocked back end runs in the test's process, so the test can book for other students and count the
// booked lessons.

test.use({ allowedErrors: failedCalls })

const day = 'vineri, 27 noiembrie 2026'
const hour = '17:00–18:00'
const start = '2026-11-27T17:00:00'
const book = '**/api/users/saveappoitment*'

function lessonsAtStart() {
  return getWorld()
    .appointments.all()
    .filter(({ teacher, StartDate }) => teacher === 'm4t7k2' && StartDate === start)
}

/** Books an hour for a student directly in the mocked back end. */
function takeHour(learner: string, StartDate = start): void {
  const world = getWorld()
  world.appointments.put({
    Id: 9000 + world.count('taken in a test'),
    StartDate,
    EndDate: addMinutes(StartDate, 60),
    Price: 85,
    Category: { Name: 'Matematica' },
    AcceptedByTeacher: false,
    teacher: 'm4t7k2',
    learner,
    payments: [],
  })
}

async function fillIn(page: Page): Promise<void> {
  await serveBackend(page, { persona: 'student' })
  await page.goto('/teacherprofile/ae31oi')
  await openBooking(page)
  await chooseDay(page, day)
  await hours(page, hour).check()
  await agreement(page).check()
}

test('an hour that another student books meanwhile is refused, and the remaining hours are offered again', async ({
  page,
}) => {
  await fillIn(page)
  takeHour('ibs81m')
  await pressBook(page)
  await expect(booking(page).getByRole('alert')).toContainText('Ora aleasă a fost ocupată între timp')
  await expect(hoursHeading(page, day)).toBeFocused()
  await expect(hours(page, hour)).toHaveCount(0)
  await expect(booking(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dayButton(page, `${day}, ziua aleasă`)).toBeVisible()
  await expect(agreement(page)).toBeChecked()

  await hours(page, '18:00–19:00').check()
  await pressBook(page)
  await expect(bookedHeading(page)).toBeVisible()
  expect(lessonsAtStart()).toHaveLength(1)
})

test('a booking whose response is lost is verified and confirmed, and not sent again', async ({ page }) => {
  await fillIn(page)
  // The student has earlier lessons, so that the booked one is not on the first page of the list.
  for (const before of [14, 15, 16, 17, 18, 19]) takeHour('s3d8q1', `2026-11-24T${before}:00:00`)
  const submissions: string[] = []
  await page.route(book, async route => {
    submissions.push(lineOf(route.request()))
    // The request arrives, but its response is lost.
    takeHour('s3d8q1')
    await route.abort()
  })
  await pressBook(page)
  await expect(bookedHeading(page)).toBeVisible()
  expect(submissions).toEqual([
    'POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=2026-11-27&startTime=17',
  ])
  expect(lessonsAtStart()).toHaveLength(1)
})

test('a second press while the booking is pending sends nothing', async ({ page }) => {
  await fillIn(page)
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const submissions: string[] = []
  await page.route(book, async route => {
    submissions.push(lineOf(route.request()))
    await released
    await route.fallback()
  })
  await pressBook(page)
  await expect.poll(() => submissions.length).toBe(1)
  await booking(page).getByRole('button', { name: 'Programează' }).click({ force: true })
  await page.keyboard.press('Enter')
  resolve()
  await expect(bookedHeading(page)).toBeVisible()
  expect(submissions).toHaveLength(1)
  expect(lessonsAtStart()).toHaveLength(1)
})
