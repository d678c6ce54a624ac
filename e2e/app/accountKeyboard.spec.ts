import { expect, type Page } from '@playwright/test'
import { changeOf, lineOf } from '../calls.ts'
import { tabTo } from '../keyboard.ts'
import { chosenIn } from '../select.ts'
import { test } from '../test.ts'

// No other journey changes this tutor in the data that the journeys share.

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

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
  const hours = await changeOf(page, () => press(page, 'Enter'))
  expect(lineOf(hours)).toBe('POST /api/users/saveavailability')
  const slots: unknown[] = hours.postDataJSON()
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
