import { expect } from '@playwright/test'
import { changeOf, expectChange } from '../calls.ts'
import { tabTo } from '../keyboard.ts'
import { levelSelect, requestForm, requestPicker, wanted } from '../newRequest.ts'
import { chosenIn } from '../select.ts'
import { test } from '../test.ts'
import { agreement, bookedHeading, booking, dayButton, hours, hoursHeading, hourText } from '../tutor.ts'

test('a student books a lesson and downloads the calendar file with the keyboard only', async ({ page }, {
  repeatEachIndex,
}) => {
  const day = 'vineri, 4 decembrie 2026'
  const hour = 14 + repeatEachIndex
  await page.goto('/teacherprofile/ae31oi?mock=student')
  const start = page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Programează' })
  await expect(start).toBeVisible()
  await tabTo(page, start)
  await page.keyboard.press('Enter')

  // Focus starts on today; two weeks later is in the next month.
  await expect(dayButton(page, 'Astăzi, vineri, 20 noiembrie 2026')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dayButton(page, 'sâmbătă, 21 noiembrie 2026')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dayButton(page, day)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hoursHeading(page, day)).toBeFocused()
  await expect(hours(page, '09:00–10:00')).toBeEnabled()
  await expect(booking(page).getByRole('radiogroup')).not.toHaveAttribute('aria-busy')

  // A radio group is one Tab stop; the arrow keys choose within it.
  await page.keyboard.press('Tab')
  await expect(hours(page, '09:00–10:00')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(hours(page, '09:00–10:00')).toBeChecked()
  for (let presses = 0; presses < 9; presses += 1) {
    if (await hours(page, hourText(hour)).isChecked()) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(hours(page, hourText(hour))).toBeChecked()

  await page.keyboard.press('Tab')
  await expect(agreement(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(agreement(page)).toBeChecked()
  await tabTo(page, booking(page).getByRole('button', { name: 'Programează', exact: true }), 2)
  const sent = await changeOf(page, () => page.keyboard.press('Enter'))
  await expectChange(
    sent,
    `POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=2026-12-4&startTime=${hour}`,
  )
  await expect(bookedHeading(page)).toBeFocused()
  await tabTo(page, booking(page).getByRole('button', { name: 'Adaugă în calendar' }), 2)
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toBe('meditatie-2026-12-04.ics')
})

test('a student publishes a new request with the keyboard only', async ({ page }, { repeatEachIndex }) => {
  const text = `Totul de la tastatură (${repeatEachIndex}).`
  await page.goto('/solicitare-de-meditatii?mock=student')
  const add = page.getByRole('link', { name: '+ Adauga solicitare noua' })
  // The link is in the page's HTML: before React has hydrated it, a press loads the next page as a document.
  await expect(page.getByRole('article').first()).toBeVisible()
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })).toBeFocused()

  await tabTo(page, requestPicker(page, 'Materie'), 1)
  await page.keyboard.type('fizica')
  await expect(page.getByRole('option', { name: /^Fizică/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(requestPicker(page, 'Materie')).toHaveValue('Fizică')

  await tabTo(page, requestForm(page).getByRole('checkbox', { name: 'Online' }), 3)
  await page.keyboard.press('Space')
  await expect(requestForm(page).getByRole('checkbox', { name: 'Online' })).toBeChecked()

  // Tab skips the disabled city. Enter in the text adds a line break.
  await page.keyboard.press('Tab')
  await expect(wanted(page)).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mulțumesc!')

  await page.keyboard.press('Tab')
  const duration = requestForm(page).getByRole('combobox', { name: 'Durata solicitării' })
  await expect(duration).toBeFocused()
  await expect(chosenIn(duration)).toHaveText('14 zile')
  await page.keyboard.press('ArrowUp')
  await expect(chosenIn(duration)).toHaveText('7 zile')
  await expect(duration).toBeFocused()

  await tabTo(page, levelSelect(page), 1)
  await expect(chosenIn(levelSelect(page))).toHaveText('Alegeți')
  // With nothing chosen, the arrow keys start at the first level.
  await page.keyboard.press('ArrowDown')
  await expect(chosenIn(levelSelect(page))).toHaveText('Preșcolar')
  await page.keyboard.type('Stu')
  await expect(chosenIn(levelSelect(page))).toHaveText('Studenți')
  await expect(levelSelect(page)).toBeFocused()

  await tabTo(page, requestForm(page).getByRole('button', { name: 'Publică solicitarea' }), 1)
  const sent = await changeOf(page, () => page.keyboard.press('Enter'))
  await expectChange(sent, 'POST /api/users/SaveNewRequest', {
    CategoryId: 2,
    IsOnline: true,
    CityId: 0,
    Description: `${text}\nMulțumesc!`,
    CycleId: 8,
    Duration: 7,
  })
  await expect(
    page.getByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Fizică' }),
  ).toBeFocused()
  await expect(page.getByRole('article')).toContainText('27 noiembrie 2026')
})
