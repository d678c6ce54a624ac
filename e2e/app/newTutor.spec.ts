import { expect, type Locator, type Page } from '@playwright/test'
import { changeOf, expectChange, lineOf } from '../calls.ts'
import { tabAndCheck, tabAndEnter, tabAndPick, tabAndType, tabTo } from '../keyboard.ts'
import { expectHeard, toast } from '../screen.ts'
import { test } from '../test.ts'
import { agreement, bookedHeading, booking, hours, openBookingByKeys } from '../tutor.ts'

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

/** Opens a section with the keyboard; its first field takes the focus. */
async function edit(page: Page, name: string): Promise<Locator> {
  const part = section(page, name)
  await tabAndEnter(page, part.getByRole('button', { name: /^(Editează|Completează)/ }))
  return part
}

test('with the keyboard only a new tutor completes the profile and publishes an ad, which a student finds and books', async ({
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
  const saveGeneral = general.getByRole('button', { name: 'Salvează' })
  await expect(general.getByRole('textbox', { name: 'Nume', exact: true })).toBeFocused()
  await page.keyboard.type('Țurcanu-Nou')
  await tabAndType(page, general.getByRole('textbox', { name: 'Prenume' }), 'Ștefan', 1)
  await tabAndType(page, general.getByRole('textbox', { name: 'Telefon' }), '0711 222 333', 2)
  await page.keyboard.press('Enter')
  await expect(general.getByText('Alegeti o experienta')).toBeVisible()
  await expect(general.getByRole('combobox', { name: 'Experiență' })).toBeFocused()
  await expectHeard(general, 'profile-2-general-error')
  await page.keyboard.type('3-5')
  await tabAndEnter(page, saveGeneral, 4)
  await expect(general.getByText('Alegeti o ocpatie')).toBeVisible()
  await expect(general.getByRole('combobox', { name: 'Ocupație' })).toBeFocused()
  await page.keyboard.type('Prof')
  const saved = await changeOf(page, () => tabAndEnter(page, saveGeneral, 3))
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
  const change = page.getByRole('button', { name: 'Schimbă poza de profil' })
  await tabAndEnter(page, change, 3, 'Shift+Tab')
  const crop = page.getByRole('dialog', { name: 'Poza de profil' })
  // A busy page may handle a key before Playwright's command to report the file picker. Waiting for the focus
  // in between ensures their order.
  const chooser = page.waitForEvent('filechooser')
  await expectHeard(crop, 'profile-4-photo')
  await expect(crop.getByRole('button', { name: 'Alege o poză' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await picture(page))
  const savePicture = crop.getByRole('button', { name: 'Salvează' })
  await expect(savePicture).toBeEnabled()
  await expectHeard(crop, 'profile-5-crop')
  await tabTo(page, crop.getByRole('application', { name: 'Zona de decupare' }), 6)
  await page.keyboard.press('9')
  await expect(crop.getByText('Pas de 9 pixeli')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(crop.getByText(/^Cercul: stânga/)).toBeAttached()
  const uploaded = await changeOf(page, () => tabAndEnter(page, savePicture, 4))
  expect(lineOf(uploaded)).toBe('POST /api/users/saveprofileimage')
  expect(await uploaded.headerValue('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
  await expect(crop).toHaveCount(0)
  await expect(change).toBeFocused()
  await expect(portrait).toHaveAttribute('src', /fileName=poza-n1v6z8-\d+\.png&width=110&height=110$/)
  await expect
    .poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThanOrEqual(110)

  // Subjects and levels.
  const subjectsButton = main.getByRole('button', { name: 'Materii', exact: true })
  await tabAndEnter(page, subjectsButton, 1)
  const subjects = page.getByRole('dialog', { name: 'Materiile pe care le predați' })
  await expect(subjects.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('astro')
  await tabAndCheck(page, subjects.getByRole('checkbox', { name: 'Astronomie' }), 2)
  await expectHeard(subjects, 'profile-6-subjects')
  const categories = await changeOf(page, () =>
    tabAndEnter(page, subjects.getByRole('button', { name: 'Salvează' }), 2),
  )
  expect(lineOf(categories)).toBe('POST /api/users/savecategories')
  expect(categories.postDataJSON()).toEqual([{ Id: expect.any(Number), Name: 'Astronomie' }])
  await expect(subjectsButton).toBeFocused()
  await tabAndEnter(page, main.getByRole('button', { name: 'Niveluri', exact: true }), 1)
  const levels = page.getByRole('dialog', { name: 'Nivelurile la care predați' })
  await expect(levels.getByRole('searchbox')).toBeFocused()
  await tabAndCheck(page, levels.getByRole('checkbox', { name: 'Bacalaureat' }), 8)
  await expectHeard(levels, 'profile-7-levels')
  const cycles = await changeOf(page, () =>
    tabAndEnter(page, levels.getByRole('button', { name: 'Salvează' })),
  )
  await expectChange(cycles, 'POST /api/users/savecycles', [{ Id: expect.any(Number), Name: 'Bacalaureat' }])
  await expect(levels).toHaveCount(0)

  // Location: county, then city.
  const location = await edit(page, 'Locul meditațiilor')
  const saveLocation = location.getByRole('button', { name: 'Salvează' })
  await tabAndEnter(page, saveLocation)
  await expect(location.getByText('Te rog alege un oras sau meditatii online')).toBeVisible()
  await expectHeard(location, 'profile-8-place-error')
  const county = location.getByRole('combobox', { name: 'Județ' })
  await tabTo(page, county, 1, 'Shift+Tab')
  await page.keyboard.type('Cluj')
  await tabAndPick(page, location.getByRole('combobox', { name: 'Oraș' }), 'cluj', 'Cluj-Napoca', 1)
  await tabAndCheck(page, location.getByRole('checkbox', { name: 'Online' }), 3)
  await tabAndCheck(page, location.getByRole('checkbox', { name: 'La mine acasă' }), 1)
  const place = await changeOf(page, () => tabAndEnter(page, saveLocation, 3))
  await expectChange(place, 'POST /api/users/savecityforcurrentprofie', {
    cityid1: expect.any(Number),
    atTeacher: true,
    atStudent: false,
    isOnline: true,
  })

  // Studies.
  const studies = await edit(page, 'Studii')
  await page.keyboard.type('Universitatea Babeș-Bolyai, Facultatea de Fizică')
  await tabAndEnter(page, studies.getByRole('button', { name: 'Salvează' }), 2)
  await expect(studies.getByText('Universitatea Babeș-Bolyai, Facultatea de Fizică')).toBeVisible()
  await expect(studies.getByRole('button', { name: /^Editează/ })).toBeFocused()

  // Availability: Monday 10 to 12; the end is excluded.
  const week = await edit(page, 'Disponibilitate')
  await expect(week.getByRole('button', { name: 'Adaugă interval, luni' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(week.getByRole('combobox', { name: 'De la, intervalul 1' })).toBeFocused()
  await page.keyboard.type('10')
  await tabAndType(page, week.getByRole('combobox', { name: 'Până la, intervalul 1' }), '12', 1)
  await expectHeard(week, 'profile-9-week')
  const slots = await changeOf(page, () =>
    tabAndEnter(page, week.getByRole('button', { name: 'Salvează' }), 12),
  )
  await expectChange(slots, 'POST /api/users/saveavailability', [
    { Day: 1, Time: 10 },
    { Day: 1, Time: 11 },
  ])
  await expect(week.getByRole('button', { name: /^Editează/ })).toBeFocused()

  // The first ad is published, then edited.
  const own = page.getByRole('navigation', { name: 'Contul meu' })
  await tabAndEnter(page, own.getByRole('link', { name: 'Anunțurile mele' }))
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
  await tabAndType(page, ad.getByRole('textbox', { name: 'Preț' }), '75', 2)
  await tabAndCheck(page, ad.getByRole('checkbox', { name: 'Bacalaureat' }), 9)
  await tabAndType(page, ad.getByRole('textbox', { name: 'Descriere' }), 'Cerul, pe înțelesul tuturor.', 9)
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
  const editAd = row.getByRole('button', { name: /^Editează/ })
  await tabAndEnter(page, editAd, 7)
  const edited = page.getByRole('dialog', { name: 'Anunțul: Astronomie' })
  // Tab selects the price, so that typing replaces it.
  await tabAndType(page, edited.getByRole('textbox', { name: 'Preț' }), '0', 4)
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Nespecificat')
  await expect(editAd).toBeFocused()

  // A student finds the ad in the public list, and books one of the tutor's hours.
  const student = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Europe/Bucharest' })
  const other = await student.newPage()
  await other.goto('/Astronomie?order=3&mock=student')
  await tabAndEnter(other, other.getByRole('link', { name: 'Ștefan Țurcanu-Nou', exact: true }))
  await expect(other.getByRole('heading', { level: 1, name: 'Meditatii Astronomie' })).toBeVisible()
  await openBookingByKeys(other, 'luni, 23 noiembrie 2026')
  await expect(hours(other)).toHaveCount(2)
  await tabTo(other, hours(other).first(), 1)
  await other.keyboard.press('ArrowRight')
  await expect(hours(other, '11:00–12:00')).toBeChecked()
  await tabAndCheck(other, agreement(other), 1)
  await tabAndEnter(other, booking(other).getByRole('button', { name: 'Programează', exact: true }), 2)
  await expect(bookedHeading(other)).toBeFocused()
  await student.close()

  // The tutor deletes the ad.
  await tabAndEnter(page, row.getByRole('button', { name: /^Șterge/ }), 1)
  const question = page.getByRole('dialog', { name: 'Esti sigur ca vrei sa stergi acest anunt ?' })
  await expectHeard(question, 'ad-5-remove')
  const removed = await changeOf(page, () =>
    tabAndEnter(page, question.getByRole('button', { name: /^Șterge/ }), 3),
  )
  expect(lineOf(removed)).toBe('POST /api/users/deletead')
  await expect(row).toHaveCount(0)
})
