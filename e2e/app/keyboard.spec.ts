import { expect, type Locator, type Page } from '@playwright/test'
import { changeOf, expectChange, lineOf } from '../calls.ts'
import { picker, searchWidget } from '../home.ts'
import { tabTo } from '../keyboard.ts'
import { cards, expectTotal, filter } from '../list.ts'
import { expectHeard, expectSettled } from '../screen.ts'
import { levelSelect, requestForm, requestPicker, wanted } from '../newRequest.ts'
import { test } from '../test.ts'
import { agreement, bookedHeading, booking, dayButton, hours, hoursHeading, hourText } from '../tutor.ts'

/** The selected option of a select. */
function chosenIn(select: Locator): Locator {
  return select.locator('option:checked')
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('a visitor gets from the home page to a tutor with the keyboard only', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await expectHeard(page.locator('body'), 'find-1-home')

  await tabTo(page, picker(page, 'Materie'))
  await page.keyboard.type('matematica')
  await expect(page.getByRole('option')).toHaveText(['Matematica', 'Matematică financiară'])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('data-highlighted')
  await page.keyboard.press('ArrowUp')
  await expectHeard(searchWidget(page), 'find-2-subjects')
  await expectHeard(page.getByRole('listbox'), 'find-3-matches')
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Materie')).toHaveValue('Matematica')

  await tabTo(page, picker(page, 'Oraș'), 3)
  await page.keyboard.type('timis')
  await expect(page.getByRole('option', { name: /^Timișoara/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Oraș')).toHaveValue('Timișoara')

  await tabTo(page, searchWidget(page).getByRole('button', { name: 'Caută', exact: true }), 6)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('./Matematica/?city=4')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeFocused()

  await expectHeard(page.getByRole('main'), 'find-4-list')
  const tutor = cards(page).first().getByRole('heading').getByRole('link')
  await tabTo(page, tutor, 60)
  const href = await tutor.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new URL(href ?? '', page.url()).href)
  await expectSettled(page)
  await expectHeard(page.getByRole('main'), 'find-5-tutor')
})

test('in a list the skip link leads to its start, a filter keeps the focus, a new page focuses its heading, and a dialog traps the focus', async ({
  page,
}) => {
  await page.goto('/Matematica?mock=student')
  await expectTotal(page, '35 de anunțuri')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Sari la conținut' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/Matematica')
  await page.keyboard.press('Tab')
  await expect(filter(page, 'Preșcolar')).toBeFocused()

  await tabTo(page, filter(page, 'Online'))
  await page.keyboard.press('Enter')
  await expectTotal(page, '20 de anunțuri')
  await expect(filter(page, 'Online')).toBeFocused()

  const heading = page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  await tabTo(page, page.getByRole('link', { name: 'Pagina 2', exact: true }), 120)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Matematica?city=-1&page=2')
  await expect(heading).toBeFocused()

  const write = cards(page)
    .first()
    .getByRole('button', { name: /^Trimite mesaj către/ })
  await tabTo(page, write, 80)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Trimite mesaj' })
  await expect(dialog.getByRole('textbox', { name: 'Mesajul dvs.' })).toBeFocused()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(write).toBeFocused()
})

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

  await expectHeard(page.getByRole('main'), 'request-1-form')
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

// No other journey changes this tutor in the data that the journeys share.
test('a tutor chooses subjects, sets weekly hours and crops a picture with the keyboard only', async ({
  page,
}) => {
  test.slow()
  await page.goto('/u/profile?mock=teacherUnpaid')
  await expect(page.getByRole('heading', { level: 1, name: 'Profilul meu' })).toBeVisible()

  // Subjects: search, check, save.
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Materii' }).first())
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Materiile pe care le predați' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('spaniol')
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Limba spaniolă' }))
  await press(page, 'Space')
  await expect(dialog.getByRole('checkbox', { name: 'Limba spaniolă' })).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Salvează' }))
  const subjects = await changeOf(page, () => press(page, 'Enter'))
  expect(lineOf(subjects)).toBe('POST /api/users/savecategories')
  expect(subjects.postDataJSON()).toContainEqual({ Id: expect.any(Number), Name: 'Limba spaniolă' })
  await expect(dialog).toHaveCount(0)

  // Hours: Tuesday from 8 to 10.
  const week = page.getByRole('region', { name: 'Disponibilitate' })
  await tabTo(page, week.getByRole('button', { name: /^Editează/ }))
  await press(page, 'Enter')
  await tabTo(page, week.getByRole('button', { name: 'Adaugă interval, marți' }), 60)
  await press(page, 'Enter')
  const tuesday = week.getByRole('group', { name: 'Marți' })
  const from = tuesday.getByRole('combobox', { name: 'De la, intervalul 1' })
  await expect(from).toBeFocused()
  await page.keyboard.type('08')
  await expect(chosenIn(from)).toHaveText('08:00')
  await press(page, 'Tab')
  await page.keyboard.type('10')
  await expect(chosenIn(tuesday.getByRole('combobox', { name: 'Până la, intervalul 1' }))).toHaveText('10:00')
  await tabTo(page, week.getByRole('button', { name: 'Salvează' }), 60)
  const saved = await changeOf(page, () => press(page, 'Enter'))
  expect(lineOf(saved)).toBe('POST /api/users/saveavailability')
  const slots: unknown[] = saved.postDataJSON()
  expect(slots).toContainEqual({ Day: 2, Time: 8 })
  expect(slots).toContainEqual({ Day: 2, Time: 9 })
  expect(slots).not.toContainEqual({ Day: 2, Time: 10 })

  // The picture: moved by steps, then saved.
  await page.reload()
  await tabTo(page, page.getByRole('button', { name: 'Schimbă poza de profil' }))
  await press(page, 'Enter')
  const portrait = page.getByRole('dialog', { name: 'Poza de profil' })
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 300)
    canvas.getContext('2d')?.fillRect(100, 100, 50, 50)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  // Set the file directly: the browser's own file dialog is not part of the page.
  await portrait
    .locator('input[type=file]')
    .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from(png) })
  const area = portrait.getByRole('application', { name: 'Zona de decupare' })
  await expect(portrait.getByRole('button', { name: 'Salvează' })).toBeEnabled()
  await tabTo(page, area)
  await press(page, '9')
  await expect(portrait.getByText('Pas de 9 pixeli')).toBeAttached()
  await press(page, 'Shift+ArrowLeft', 'ArrowRight')
  await expect(portrait.getByText(/^Cercul: stânga/)).toBeAttached()
  await tabTo(page, portrait.getByRole('button', { name: 'Salvează' }))
  const upload = await changeOf(page, () => press(page, 'Enter'))
  expect(lineOf(upload)).toBe('POST /api/users/saveprofileimage')
  await expect(portrait).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Schimbă poza de profil' })).toBeFocused()
})
