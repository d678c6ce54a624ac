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
import {
  agreement,
  booking,
  chooseDay,
  dayButton,
  expectRoomAbove,
  hours,
  openBooking,
  pressBook,
} from '../tutor.ts'

// The session expires while the user fills in a form: the draft must survive the login.

// §8: the app logs failed calls of the profile as errors.
test.use({ allowedErrors: new RegExp(`${failedCalls.source}|A call of the profile failed`) })

/** Ends the session on the server without the page, as in another tab. */
async function endSession(page: Page): Promise<void> {
  await page.request.get('/?mock=visitor')
}

/** Expects the app to have redirected to login, signs in, and expects to return to the address. */
async function signInAgain(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(`/Account/Login?returnUrl=${encodeURIComponent(address)}`)
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL(address)
}

test('the booking form keeps the day and the hour when the session expires', async ({ page }) => {
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
  // The agreement is not part of the draft.
  await expect(agreement(page)).not.toBeChecked()
})

test('a visitor who presses the first free hour arrives at it after the login', async ({ page }) => {
  await page.goto('/teacherprofile/ae31oi?mock=visitor')
  await expect(page).toHaveURL('/teacherprofile/ae31oi')
  const firstFree = page.getByRole('link', { name: /^Prima oră liberă: / })
  const hour = /\d\d:00$/.exec((await firstFree.textContent()) ?? '')?.[0] ?? 'none'
  await firstFree.click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(booking(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
    new RegExp(`^${hour}–`),
  )
  await expect(booking(page).getByRole('heading', { name: 'Programează o ședință' })).toBeFocused()
  await expectRoomAbove(page, booking(page).getByRole('heading', { name: 'Programează o ședință' }))
  // A reload opens the page without the booking.
  await expect(page).toHaveURL('/teacherprofile/ae31oi')
})

test('a message and a review keep their drafts when the session expires', async ({ page }) => {
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

test('a new request keeps its draft when the session expires', async ({ page }) => {
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

test('the sections being edited in the profile keep their drafts when the session expires', async ({
  page,
}) => {
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

test('a payment of two lessons is not sent when the session has expired, and can be made after the login', async ({
  page,
}) => {
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

  test('skips a guarded address that was opened without a session', async ({ page }) => {
    await openHome(page)
    await page.goto('/u/profile')
    await expect(page).toHaveURL(loginOf('/u/profile'))
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Adaugă o solicitare' })).toBeVisible()
  })

  test('returns to the page on which a link to a guarded address was followed', async ({ page }) => {
    await openHome(page)
    await page.getByRole('link', { name: 'Adaugă o solicitare' }).click()
    await expect(page).toHaveURL(loginOf('/adauga-solicitare-noua'))
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Adaugă o solicitare' })).toBeVisible()
  })

  test('skips a guarded address that was reached by Back after the session had ended', async ({ page }) => {
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

  test('has its own history entry when a screen was shown before the login', async ({ page }) => {
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
