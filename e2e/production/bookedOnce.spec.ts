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

function lessonsAt(start: string) {
  return getWorld()
    .appointments.all()
    .filter(({ teacher, StartDate }) => teacher === 'm4t7k2' && StartDate === start)
}

/** Books an hour for a student directly in the mocked back end. */
function takeHour(learner: string, StartDate: string): void {
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

async function choose(page: Page, hour: string): Promise<void> {
  await hours(page, hour).check()
  await agreement(page).check()
}

/** Goes to another page while the booking is pending, and comes back to the form. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const leave = page.getByRole('button', { name: 'Părăsește pagina' })
  const contact = page.getByRole('heading', { level: 1, name: 'Contact' })
  await expect(leave.or(contact).first()).toBeVisible()
  if (await leave.isVisible()) await leave.click()
  await expect(contact).toBeVisible()
  await page.goBack()
}

test('a lesson is booked once: when the hour was taken meanwhile, when the student leaves while it is pending, and when its response is lost', async ({
  page,
}) => {
  await serveBackend(page, { persona: 'student' })
  await page.goto('/teacherprofile/ae31oi')
  await openBooking(page)
  await chooseDay(page, day)

  await test.step('an hour that another student books meanwhile is refused, and the remaining hours are offered', async () => {
    await choose(page, '17:00–18:00')
    takeHour('ibs81m', '2026-11-27T17:00:00')
    await pressBook(page)
    await expect(booking(page).getByRole('alert')).toContainText('Ora aleasă a fost ocupată între timp')
    await expect(hoursHeading(page, day)).toBeFocused()
    await expect(hours(page, '17:00–18:00')).toHaveCount(0)
    await expect(booking(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(dayButton(page, `${day}, ziua aleasă`)).toBeVisible()
    await expect(agreement(page)).toBeChecked()
    expect(lessonsAt('2026-11-27T17:00:00')).toHaveLength(1)
  })

  const { promise: released, resolve } = Promise.withResolvers<void>()
  const submissions: string[] = []
  await page.route('**/api/users/saveappoitment*', async route => {
    submissions.push(lineOf(route.request()))
    await released
    // The request arrives, but its response is lost.
    takeHour('s3d8q1', '2026-11-27T18:00:00')
    await route.abort()
  })
  // The student has earlier lessons, so that the booked one is not on the first page of the list.
  for (const before of [14, 15, 16, 17, 18, 19]) takeHour('s3d8q1', `2026-11-24T${before}:00:00`)

  await test.step('the form is still pending when the student leaves and returns, and sends nothing again', async () => {
    await choose(page, '18:00–19:00')
    await pressBook(page)
    await expect.poll(() => submissions.length).toBe(1)
    await leaveAndReturn(page)
    // The free hours load again; until then the button below them moves.
    await expect(hours(page, '18:00–19:00')).toBeEnabled()
    const submit = booking(page).getByRole('button', { name: 'Programează', exact: true })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await submit.click({ force: true })
    await submit.press('Enter')
  })

  await test.step('a booking whose response is lost is verified and confirmed, and not sent again', async () => {
    resolve()
    await expect(bookedHeading(page)).toBeVisible()
    expect(submissions).toEqual([
      'POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=2026-11-27&startTime=18',
    ])
    expect(lessonsAt('2026-11-27T18:00:00')).toHaveLength(1)
  })
})
