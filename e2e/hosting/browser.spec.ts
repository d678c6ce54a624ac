import { expect, type Page } from '@playwright/test'
import { cards, chooseOrder, expectTotal } from '../list.ts'
import { picker } from '../home.ts'
import { composeDialog, writeTo } from '../messages.ts'
import { expectSettled } from '../screen.ts'
import { agreement, booking, chooseDay, hours, openBooking, pressBook } from '../tutor.ts'
import { documentHeaders } from './expected.ts'
import { photo } from './photo.ts'
import { test } from './policy.ts'

// The production build behind nginx in a real browser: the Content-Security-Policy must allow everything that
// the app does.

async function signIn(page: Page, persona: string, address: string): Promise<void> {
  await page.goto(`/Account/Login?persona=${persona}&returnUrl=${encodeURIComponent(address)}`)
  await expect(page).toHaveURL(address)
}

test.describe('the Content-Security-Policy', () => {
  test.use({ allowedErrors: /Content Security Policy/ })

  test('blocks an inline script and a foreign picture, and the fixture records both violations', async ({
    page,
    violations,
  }) => {
    for (const address of ['/teacherprofile/ae31oi', '/Limba%20engleza', '/']) {
      const answer = await page.goto(address)
      expect(await answer?.allHeaders()).toMatchObject(documentHeaders)
    }
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.isHere = true'
      const picture = new Image()
      picture.src = 'https://elsewhere.example/picture.png'
      document.body.append(script, picture)
    })
    await expect
      .poll(() => violations.splice(0).map(text => text.split(' ')[0]))
      .toEqual(['script-src-elem:', 'img-src:'])
    expect(await page.evaluate(() => 'isHere' in globalThis)).toBe(false)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page with its own HTML file shows its content, and any other address only the shell', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/Limba%20engleza/')
    await expect(heading).toHaveText('Meditatii Limba engleza')
    await page.goto('/')
    await expect(heading).toHaveText('Găsiți profesorul potrivit pentru copilul dvs.')
    await page.goto('/teacherprofile/ae31oi')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(heading).toHaveCount(0)
  })
})

test('a visitor searches, sorts a list, plays a video and signs in', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Film</h1>' }),
  )
  await page.goto('/')
  await picker(page, 'Materie').fill('mat')
  await expect(page.getByRole('option', { name: 'Matematica', exact: true })).toBeVisible()
  await page.goto('/Matematica')
  await expectTotal(page, '35 de anunțuri')
  await chooseOrder(page, 'Cele mai noi')
  await expect(page).toHaveURL(/order=3/)
  await expect(cards(page).first()).toBeVisible()

  await page.goto('/teacherprofile/ae31oi')
  await page.getByRole('button', { name: 'Redă videoul de prezentare' }).click()
  const film = page.frameLocator('iframe').getByRole('heading', { name: 'Film' })
  await expect(film).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Autentificare' }).click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL('/teacherprofile/ae31oi')
})

test('a student books a lesson and writes to a tutor', async ({ page }) => {
  await signIn(page, 'student', '/teacherprofile/ae31oi')
  await openBooking(page)
  await chooseDay(page, 'vineri, 27 noiembrie 2026')
  await hours(page).first().check()
  await agreement(page).check()
  await pressBook(page)
  await expect(booking(page).getByRole('heading', { name: 'Cererea a fost trimisă' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await booking(page).getByRole('button', { name: 'Adaugă în calendar' }).click()
  await saved
  await page.goto('/Matematica')
  await writeTo(page, 'Mihai Ionescu')
  await page.keyboard.press('Escape')
  await expect(composeDialog(page)).toBeHidden()
})

test('a tutor crops and saves a photo with an EXIF rotation', async ({ page }) => {
  await signIn(page, 'teacher', '/u/profile')
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

test.describe('an address without a screen', () => {
  test.use({ allowedErrors: /status of 404/ })

  test('has status 404, and the app shows that there is no such page', async ({ page }) => {
    const answer = await page.goto('/nu/exista')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
    await expectSettled(page)
  })
})

test('an invoice is downloaded from the address of its own page', async ({ page }) => {
  await signIn(page, 'teacher', '/u/abonamentul-meu')
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Descarcă factura/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^factura-MED-2026-\d{6}\.pdf$/)
  await expect(page).toHaveURL(/\/payment\/download\/\w+$/)
})
