import { expect, type Locator, type Page } from '@playwright/test'
import { changeOf, expectChange, lineOf } from '../calls.ts'
import { tabAndEnter, tabTo } from '../keyboard.ts'
import { expectHeard, toast } from '../screen.ts'
import { test } from '../test.ts'
import { pickFrom } from '../typeAhead.ts'

// All journeys share one back end. No other journey may use the new tutor, whose profile is no longer empty
// after this one.

/** Creates a picture of one colour, 240 × 160 px, in the page. */
async function picture(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(240, 160)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = 'teal'
    context.fillRect(0, 0, 240, 160)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return { name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

async function edit(page: Page, name: string): Promise<Locator> {
  const part = section(page, name)
  await part.getByRole('button', { name: /^(Editează|Completează)/ }).click()
  return part
}

test('a new tutor completes the profile and publishes an ad, which a student finds and books', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await page.goto('/u/profile?mock=teacherNew')
  const note = page.getByText('Profilul este incomplet')
  await expect(note).toBeVisible()
  const main = page.getByRole('main')
  await expectHeard(page.locator('body'), 'profile-1-empty')

  // General data: one error at a time, in the order of the rules.
  const general = await edit(page, 'Date generale')
  await general.getByRole('textbox', { name: 'Prenume' }).fill('Ștefan')
  await general.getByRole('textbox', { name: 'Nume', exact: true }).fill('Țurcanu-Nou')
  await general.getByRole('textbox', { name: 'Telefon' }).fill('0711 222 333')
  await general.getByRole('button', { name: 'Salvează' }).click()
  await expect(general.getByText('Alegeti o experienta')).toBeVisible()
  await expectHeard(general, 'profile-2-general-error')
  await general.getByRole('combobox', { name: 'Experiență' }).selectOption({ label: '3-5 ani' })
  await general.getByRole('button', { name: 'Salvează' }).click()
  await expect(general.getByText('Alegeti o ocpatie')).toBeVisible()
  await general.getByRole('combobox', { name: 'Ocupație' }).selectOption({ label: 'Profesor' })
  const saved = await changeOf(page, () => general.getByRole('button', { name: 'Salvează' }).click())
  expect(lineOf(saved)).toBe('POST /api/users/SaveCurrentProfile')
  expect(saved.postDataJSON()).toMatchObject({
    UserCode: 'n1v6z8',
    FirstName: 'Ștefan',
    LastName: 'Țurcanu-Nou',
    Email: 'profesor.nou@example.com',
    PhoneNumber: '0711 222 333',
  })
  await expect(note).toHaveCount(0)
  await expectHeard(general, 'profile-3-general-saved')
  await expectHeard(toast(page), 'profile-3-toast')
  await expect(page.getByRole('button', { name: 'Contul meu: Ștefan Țurcanu-Nou' })).toBeVisible()

  // Photo: it also appears in the header at once.
  const portrait = page.getByRole('banner').locator('img')
  await expect(portrait).toHaveCount(0)
  await page.getByRole('button', { name: 'Schimbă poza de profil' }).click()
  const crop = page.getByRole('dialog', { name: 'Poza de profil' })
  await expectHeard(crop, 'profile-4-photo')
  await crop.locator('input[type=file]').setInputFiles(await picture(page))
  await expect(crop.getByRole('button', { name: 'Salvează' })).toBeEnabled()
  await expectHeard(crop, 'profile-5-crop')
  const uploaded = await changeOf(page, () => crop.getByRole('button', { name: 'Salvează' }).click())
  expect(lineOf(uploaded)).toBe('POST /api/users/saveprofileimage')
  expect(await uploaded.headerValue('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
  await expect(crop).toHaveCount(0)
  await expect(portrait).toHaveAttribute('src', /fileName=poza-n1v6z8-\d+\.png&width=110&height=110$/)
  await expect
    .poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThanOrEqual(110)

  // Subjects and levels.
  await main.getByRole('button', { name: 'Materii', exact: false }).first().click()
  const subjects = page.getByRole('dialog', { name: 'Materiile pe care le predați' })
  await subjects.getByRole('searchbox').fill('astro')
  await subjects.getByRole('checkbox', { name: 'Astronomie' }).check()
  await expectHeard(subjects, 'profile-6-subjects')
  const categories = await changeOf(page, () => subjects.getByRole('button', { name: 'Salvează' }).click())
  expect(lineOf(categories)).toBe('POST /api/users/savecategories')
  expect(categories.postDataJSON()).toEqual([{ Id: expect.any(Number), Name: 'Astronomie' }])
  await expect(subjects).toHaveCount(0)
  await main.getByRole('button', { name: 'Niveluri', exact: false }).first().click()
  const levels = page.getByRole('dialog', { name: 'Nivelurile la care predați' })
  await levels.getByRole('checkbox', { name: 'Bacalaureat' }).check()
  await expectHeard(levels, 'profile-7-levels')
  const cycles = await changeOf(page, () => levels.getByRole('button', { name: 'Salvează' }).click())
  await expectChange(cycles, 'POST /api/users/savecycles', [{ Id: expect.any(Number), Name: 'Bacalaureat' }])
  await expect(levels).toHaveCount(0)

  // Location: county, then city.
  const location = await edit(page, 'Locul meditațiilor')
  await location.getByRole('button', { name: 'Salvează' }).click()
  await expect(location.getByText('Te rog alege un oras sau meditatii online')).toBeVisible()
  await expectHeard(location, 'profile-8-place-error')
  await location.getByRole('combobox', { name: 'Județ' }).selectOption({ label: 'Cluj' })
  await pickFrom(page, location.getByRole('combobox', { name: 'Oraș' }), 'cluj', /^Cluj-Napoca/)
  await location.getByRole('checkbox', { name: 'Online' }).check()
  await location.getByRole('checkbox', { name: 'La mine acasă' }).check()
  const place = await changeOf(page, () => location.getByRole('button', { name: 'Salvează' }).click())
  await expectChange(place, 'POST /api/users/savecityforcurrentprofie', {
    cityid1: expect.any(Number),
    atTeacher: true,
    atStudent: false,
    isOnline: true,
  })

  // Studies.
  const studies = await edit(page, 'Studii')
  await studies.getByRole('textbox').fill('Universitatea Babeș-Bolyai, Facultatea de Fizică')
  await studies.getByRole('button', { name: 'Salvează' }).click()
  await expect(studies.getByRole('button', { name: /^Editează/ })).toBeVisible()

  // Availability: Monday 10 to 12; the end is excluded.
  const week = await edit(page, 'Disponibilitate')
  await week.getByRole('button', { name: 'Adaugă interval, luni' }).click()
  const monday = week.getByRole('group', { name: 'Luni' })
  await monday.getByRole('combobox', { name: 'De la, intervalul 1' }).selectOption({ label: '10:00' })
  await monday.getByRole('combobox', { name: 'Până la, intervalul 1' }).selectOption({ label: '12:00' })
  await expectHeard(week, 'profile-9-week')
  const hours = await changeOf(page, () => week.getByRole('button', { name: 'Salvează' }).click())
  await expectChange(hours, 'POST /api/users/saveavailability', [
    { Day: 1, Time: 10 },
    { Day: 1, Time: 11 },
  ])
  await expect(week.getByRole('button', { name: /^Editează/ })).toBeVisible()

  // The first ad is published, with the keyboard only, then edited.
  await page
    .getByRole('navigation', { name: 'Contul meu' })
    .getByRole('link', { name: 'Anunțurile mele' })
    .click()
  await expect(main.getByRole('button', { name: 'Adaugă anunț' }).first()).toBeVisible()
  await expectHeard(main, 'ad-1-none')
  await tabAndEnter(page, main.getByRole('button', { name: 'Adaugă anunț' }))
  const ad = page.getByRole('dialog', { name: 'Anunț nou' })
  const subject = ad.getByRole('combobox', { name: 'Materie' })
  await expect(subject).toBeFocused()
  const save = ad.getByRole('button', { name: 'Salvează' })
  await tabAndEnter(page, save)
  await expect(subject).toBeFocused()
  await expect(ad.getByText('Selecteaza o materie!')).toBeVisible()
  await expectHeard(ad, 'ad-2-error')
  await page.keyboard.type('astro')
  await expect(page.getByRole('option', { name: /^Astronomie/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, ad.getByRole('textbox', { name: 'Preț' }), 2)
  await page.keyboard.type('75')
  await tabTo(page, ad.getByRole('checkbox', { name: 'Bacalaureat' }), 9)
  await page.keyboard.press('Space')
  await tabTo(page, ad.getByRole('textbox', { name: 'Descriere' }), 9)
  await page.keyboard.type('Cerul, pe înțelesul tuturor.')
  await expectHeard(ad, 'ad-3-filled')
  const published = await changeOf(page, () => tabAndEnter(page, save, 1))
  await expectChange(published, 'POST /api/users/savead', {
    Category: { Id: expect.any(Number), Name: 'Astronomie' },
    Duration: 60,
    Price: 75,
    Description: 'Cerul, pe înțelesul tuturor.',
    Cycles: [{ Id: expect.any(Number), Name: 'Bacalaureat' }],
  })
  const row = main.getByRole('row', { name: /Astronomie/ })
  await expect(row).toContainText('75 / 1 oră')
  await expectHeard(page.locator('body'), 'ad-4-published')
  await row.getByRole('button', { name: /^Editează/ }).click()
  const change = page.getByRole('dialog', { name: 'Anunțul: Astronomie' })
  await change.getByRole('textbox', { name: 'Preț' }).fill('0')
  await change.getByRole('button', { name: 'Salvează' }).click()
  await expect(row).toContainText('Nespecificat')

  // A student finds the ad in the public list, and books one of the tutor's hours.
  const student = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Europe/Bucharest' })
  const other = await student.newPage()
  await other.goto('/Astronomie?order=3&mock=student')
  await other.getByRole('link', { name: 'Ștefan Țurcanu-Nou' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Meditatii Astronomie' })).toBeVisible()
  await other.getByRole('button', { name: 'Programează o ședință' }).click()
  await other.getByRole('button', { name: 'luni, 23 noiembrie 2026' }).click()
  await expect(other.getByRole('radio', { name: '11:00–12:00' })).toBeEnabled()
  await expect(other.getByRole('radiogroup', { name: 'Ora' }).getByRole('radio')).toHaveCount(2)
  await other.getByRole('radio', { name: '11:00–12:00' }).check()
  await other.getByRole('checkbox', { name: /^Sunt de acord/ }).check()
  await other.getByRole('button', { name: 'Programează', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Cererea a fost trimisă' })).toBeVisible()
  await student.close()

  // The tutor deletes the ad.
  await row.getByRole('button', { name: /^Șterge/ }).click()
  const question = page.getByRole('dialog', { name: 'Esti sigur ca vrei sa stergi acest anunt ?' })
  await expectHeard(question, 'ad-5-remove')
  const removed = await changeOf(page, () => question.getByRole('button', { name: /^Șterge/ }).click())
  expect(lineOf(removed)).toBe('POST /api/users/deletead')
  await expect(row).toHaveCount(0)
})
