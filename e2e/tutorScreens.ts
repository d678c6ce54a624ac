import { expect } from '@playwright/test'
import { expectSettled, goTo, type Screen } from './screen.ts'
import { agreement, bookedHeading, booking, chooseDay, hours, openBooking, pressBook } from './tutor.ts'

const address = './teacherprofile/ae31oi'
const heading = 'Meditatii Matematica'

/** A tutor's page in its states. */
export const tutorScreens: Screen[] = [
  {
    name: "the tutor's page of a visitor",
    async open(page) {
      await goTo(page, `${address}?mock=visitor`, heading)
      await expectSettled(page)
    },
  },
  {
    name: 'the page of a tutor with a long name',
    async open(page) {
      await goTo(page, './teacherprofile/a-long-name?mock=student', /^Meditatii/)
      await openBooking(page)
      await expectSettled(page)
    },
  },
  {
    name: 'the booking form with an hour chosen and the agreement missing',
    async open(page) {
      await goTo(page, `${address}?mock=student`, heading)
      await openBooking(page)
      await chooseDay(page, 'vineri, 27 noiembrie 2026')
      await hours(page, '09:00–10:00').check()
      await pressBook(page)
      await expect(booking(page).getByText('Bifați acordul pentru a programa.')).toBeVisible()
      await expectSettled(page)
    },
  },
  {
    name: 'the confirmation of a booked lesson',
    demoOnly: true,
    async open(page) {
      await goTo(page, `${address}?mock=student`, heading)
      await openBooking(page)
      await chooseDay(page, 'luni, 23 noiembrie 2026')
      await hours(page, '14:00–15:00').check()
      await agreement(page).check()
      await pressBook(page)
      await expect(bookedHeading(page)).toBeVisible()
      await expectSettled(page)
    },
  },
  {
    name: 'the rating dialog, for a tutor whose name has no spaces',
    async open(page) {
      await goTo(page, './teacherprofile/a-unbroken-name?mock=student', /^Meditatii/)
      await page.getByRole('button', { name: 'Acordă o notă' }).click()
      const dialog = page.getByRole('dialog', { name: 'Acordă o notă' })
      await dialog.getByRole('button', { name: 'Trimite', exact: true }).click()
      await expect(dialog.getByText('Alegeți o notă de la 0 la 10.')).toBeVisible()
      await expectSettled(page)
    },
  },
]
