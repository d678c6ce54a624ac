import { expect, type Page } from '@playwright/test'
import { messageField, pressSend } from '../messages.ts'
import {
  chooseLevel,
  levelSelect,
  pickFor,
  pressPublish,
  requestForm,
  requestPicker,
  wanted,
} from '../newRequest.ts'
import { chosenIn } from '../select.ts'
import { failedCalls, test } from '../test.ts'
import { agreement, booking, chooseDay, dayButton, hours, openBooking, pressBook } from '../tutor.ts'

// The server forgets who is looking while something is being written: what was chosen and typed must survive the login.

// §8: failures of the profile's calls are logged.
test.use({ allowedErrors: new RegExp(`${failedCalls.source}|A call of the profile failed`) })

/** Signs out behind the page's back, as in another tab. */
async function endSession(page: Page): Promise<void> {
  await page.request.get('/?mock=visitor')
}

/** The page has gone to login by itself, and comes back to where it was. */
async function signInAgain(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(`/Account/Login?returnUrl=${encodeURIComponent(address)}`)
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL(address)
}

test('booking: the day and the hour are still chosen after the login', async ({ page }) => {
  const day = 'vineri, 27 noiembrie 2026'
  await page.goto('/teacherprofile/ae31oi?mock=student')
  await openBooking(page)
  await chooseDay(page, day)
  await hours(page, '10:00–11:00').check()
  await agreement(page).check()
  await endSession(page)
  await pressBook(page)
  await signInAgain(page, '/teacherprofile/ae31oi')
  await expect(dayButton(page, `${day}, ziua aleasă`)).toBeVisible()
  await expect(hours(page, '10:00–11:00')).toBeChecked()
  await expect(booking(page)).toContainText(`${day}, 10:00–11:00`)
  // What one agrees to is asked anew.
  await expect(agreement(page)).not.toBeChecked()
})

test('a message and a review are still there after the login', async ({ page }) => {
  const address = '/teacherprofile/5hznws'
  await page.goto(`${address}?mock=student`)
  const write = page.getByRole('main').getByRole('button', { name: 'Trimite mesaj' })
  await write.click()
  await messageField(page).fill('Aveți loc joi?')
  await endSession(page)
  await pressSend(page)
  await signInAgain(page, address)
  await write.click()
  await expect(messageField(page)).toHaveValue('Aveți loc joi?')
  await page.keyboard.press('Escape')

  const dialog = page.getByRole('dialog', { name: 'Acordă o notă' })
  const rate = page.getByRole('main').getByRole('button', { name: 'Acordă o notă' })
  await rate.click()
  await dialog.getByRole('radio', { name: '7', exact: true }).check()
  await dialog.getByRole('textbox', { name: 'Recenzia dvs.' }).fill('Explică limpede.')
  await endSession(page)
  await dialog.getByRole('button', { name: 'Trimite', exact: true }).click()
  await signInAgain(page, address)
  await rate.click()
  await expect(dialog.getByRole('radio', { name: '7', exact: true })).toBeChecked()
  await expect(dialog.getByRole('textbox', { name: 'Recenzia dvs.' })).toHaveValue('Explică limpede.')
})

test('a new request is still filled in after the login', async ({ page }) => {
  await page.goto('/adauga-solicitare-noua?mock=student')
  await pickFor(page, 'Materie', 'pian', 'Pian')
  await pickFor(page, 'Oraș', 'cluj', 'Cluj-Napoca')
  await wanted(page).fill('O pianină avem.')
  await chooseLevel(page, 'Preșcolar')
  await endSession(page)
  await pressPublish(page)
  await signInAgain(page, '/adauga-solicitare-noua')
  await expect(requestPicker(page, 'Materie')).toHaveValue('Pian')
  await expect(requestPicker(page, 'Oraș')).toHaveValue('Cluj-Napoca')
  await expect(wanted(page)).toHaveValue('O pianină avem.')
  await expect(chosenIn(levelSelect(page))).toHaveText('Preșcolar')
  await expect(requestForm(page).getByRole('alert')).toHaveCount(0)
})

test('what is being edited in the profile is still there after the login', async ({ page }) => {
  await page.goto('/u/profile?mock=teacherUnpaid')
  const studies = page.getByRole('region', { name: 'Studii' })
  await studies.getByRole('button', { name: /^Editează/ }).click()
  await studies.getByRole('textbox').fill('Facultatea de Litere, Iași')
  const week = page.getByRole('region', { name: 'Disponibilitate' })
  await week.getByRole('button', { name: /^Editează/ }).click()
  await week.getByRole('button', { name: 'Adaugă interval, duminică' }).click()
  const from = week.getByRole('group', { name: 'Duminică' }).getByRole('combobox', { name: /^De la/ })
  await from.selectOption('10:00')
  await endSession(page)
  await week.getByRole('button', { name: 'Salvează' }).click()
  await expect(page).toHaveURL('/Account/Login?returnUrl=%2Fu%2Fprofile')
  await page.getByRole('link', { name: /^Profesor fără abonament/ }).click()
  await expect(page).toHaveURL('/u/profile')
  await expect(studies.getByRole('textbox')).toHaveValue('Facultatea de Litere, Iași')
  await expect(chosenIn(from)).toHaveText('10:00')
})

test('two lessons that were chosen are still to be paid after the login, and none was', async ({ page }) => {
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/u/appoitments?pay=1002,1009&mock=student')
  await expect(page.getByText('2 programări alese')).toBeVisible()
  await page.getByRole('link', { name: /^Plateste/ }).click()
  await expect(page).toHaveURL('/payment/1002,1009')
  const pay = page.getByRole('button', { name: 'Plătește 250,00 RON' })
  await expect(pay).toBeVisible()
  await endSession(page)
  await pay.click()
  await signInAgain(page, '/payment/1002,1009')
  await expect(pay).toBeVisible()
  expect(posts).toEqual([])
})

test.describe('Back from the login', () => {
  const loginOf = (address: string) => `/Account/Login?returnUrl=${encodeURIComponent(address)}`

  async function openHome(page: Page) {
    await page.goto('/?mock=visitor')
    await expect(page.getByRole('link', { name: 'Adaugă o solicitare' })).toBeVisible()
  }

  test('leads past a guarded address of which nothing was shown', async ({ page }) => {
    await openHome(page)
    await page.goto('/u/profile')
    await expect(page).toHaveURL(loginOf('/u/profile'))
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Adaugă o solicitare' })).toBeVisible()
  })

  test('leads to the page whose link was followed', async ({ page }) => {
    await openHome(page)
    await page.getByRole('link', { name: 'Adaugă o solicitare' }).click()
    await expect(page).toHaveURL(loginOf('/adauga-solicitare-noua'))
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Adaugă o solicitare' })).toBeVisible()
  })

  test('leads past a guarded address that Back had led to after the session', async ({ page }) => {
    await openHome(page)
    await page.goto('/u/profile?mock=student')
    await expect(page.getByRole('heading', { level: 1, name: 'Profilul meu' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await endSession(page)
    await page.goBack()
    await expect(page).toHaveURL(loginOf('/u/profile'))
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('has a step of its own after a screen that was shown', async ({ page }) => {
    await page.goto('/u/profile?mock=teacherUnpaid')
    const studies = page.getByRole('region', { name: 'Studii' })
    await studies.getByRole('button', { name: /^Editează/ }).click()
    await studies.getByRole('textbox').fill('Facultatea de Litere, Iași')
    const steps = await page.evaluate(() => window.history.length)
    await endSession(page)
    await studies.getByRole('button', { name: 'Salvează' }).click()
    await expect(page).toHaveURL(loginOf('/u/profile'))
    expect(await page.evaluate(() => window.history.length)).toBe(steps + 1)
  })
})
