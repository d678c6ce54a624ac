import { expect, type Page } from '@playwright/test'
import { expectSettled } from '../screen.ts'
import { agreement, booking, chooseDay, hours, openBooking, pressBook } from '../tutor.ts'
import { test } from './host.ts'
import { photo } from './photo.ts'

// The production build behind nginx in a real browser: the Content-Security-Policy must allow everything that
// the app does. A violation is a console error, which fails the test.

test.describe('an address without a screen', () => {
  test.use({ allowedErrors: /status of 404|Content Security Policy/ })

  test('has status 404 and shows the not-found page, whose policy blocks an inline script and a foreign picture', async ({
    page,
  }) => {
    const answer = await page.goto('/nu/exista')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
    await expectSettled(page)

    const errors: string[] = []
    page.on('console', line => line.type() === 'error' && errors.push(line.text()))
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.isHere = true'
      const picture = new Image()
      picture.src = 'https://elsewhere.example/picture.png'
      document.body.append(script, picture)
    })
    await expect
      .poll(() => errors)
      .toEqual([
        expect.stringMatching(/inline script .* Content Security Policy directive.*'self'/),
        expect.stringMatching(/image 'https:\/\/elsewhere.* Content Security Policy directive: "img-src/),
      ])
    expect(await page.evaluate(() => 'isHere' in globalThis)).toBe(false)
  })
})

test('a visitor plays a video, signs in, books a lesson and saves it in a calendar', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Film</h1>' }),
  )
  await page.goto('/teacherprofile/ae31oi')
  await page.getByRole('button', { name: 'Redă videoul de prezentare' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Film' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Autentificare' }).click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL('/teacherprofile/ae31oi')

  await openBooking(page)
  await chooseDay(page, 'vineri, 27 noiembrie 2026')
  await hours(page).first().check()
  await agreement(page).check()
  await pressBook(page)
  await expect(booking(page).getByRole('heading', { name: 'Cererea a fost trimisă' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await booking(page).getByRole('button', { name: 'Adaugă în calendar' }).click()
  await saved
})

async function signIn(page: Page, persona: string, address: string): Promise<void> {
  await page.goto(`/Account/Login?persona=${persona}&returnUrl=${encodeURIComponent(address)}`)
  await expect(page).toHaveURL(address)
}

test('a tutor downloads an invoice, then crops and saves a photo with an EXIF rotation', async ({ page }) => {
  await signIn(page, 'teacher', '/u/abonamentul-meu')
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Descarcă factura/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^factura-MED-2026-\d{6}\.pdf$/)
  await expect(page).toHaveURL(/\/payment\/download\/\w+$/)

  await page.goto('/u/profile')
  await page.getByRole('button', { name: 'Schimbă poza de profil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Poza de profil' })
  await dialog.getByLabel('Fișierul cu poza').setInputFiles(await photo(page, { width: 300, height: 200 }))
  await expect(dialog.getByRole('application')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Salvează' })).toBeEnabled()
  // The EXIF rotation is applied: the photo is upright.
  const picture = dialog.locator('.cropper-canvas img')
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
    200, 300,
  ])
  await dialog.getByRole('button', { name: 'Salvează' }).click()
  await expect(page.getByText('Poza de profil a fost salvată')).toBeVisible()
})
