import { expect, type Page } from '@playwright/test'
import { cards, filter } from '../list.ts'
import { failedCalls, test } from '../test.ts'
import { booking, expectRoomAbove } from '../tutor.ts'

// §8: the app logs failed calls of the profile as errors.
test.use({ allowedErrors: new RegExp(`${failedCalls.source}|A call of the profile failed`) })

/** Ends the session on the server without the page, as in another tab. */
async function endSession(page: Page): Promise<void> {
  await page.request.get('/?mock=visitor')
}

const loginOf = (address: string) => `/Account/Login?returnUrl=${encodeURIComponent(address)}`

test('the sections being edited in the profile keep their drafts when the session expires, and the login has its own history entry', async ({
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
  const steps = await page.evaluate(() => window.history.length)
  await endSession(page)
  await week.getByRole('button', { name: 'Salvează' }).click()
  await expect(page).toHaveURL(loginOf('/u/profile'))
  expect(await page.evaluate(() => window.history.length)).toBe(steps + 1)

  await page.getByRole('link', { name: /^Profesor fără abonament/ }).click()
  await expect(page).toHaveURL('/u/profile')
  await expect(studies.getByRole('textbox')).toHaveValue('Facultatea de Litere, Iași')
  await expect(from.locator('option:checked')).toHaveText('10:00')
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

test('after a message that was opened by the login, a filter that cannot be loaded leaves the list', async ({
  page,
}) => {
  await page.goto('/Matematica?mock=visitor')
  await page
    .getByRole('button', { name: /^Trimite mesaj către / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trimite mesaj' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/Matematica')
  await page.keyboard.press('Escape')
  await page.route(/getusersdescription/, route => route.fulfill({ status: 500 }))
  await filter(page, 'Online').click()
  await expect(page.getByRole('alert')).toContainText('Lista cerută nu s-a putut încărca')
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL('/Matematica')
  await expect(dialog).toBeHidden()
})

test.describe('Back from the login', () => {
  async function openHome(page: Page) {
    await page.goto('/?mock=visitor')
    await expect(page.getByRole('link', { name: 'Adaugă o solicitare' })).toBeVisible()
  }

  test('skips a guarded address that was opened without a session, and returns to the page on which a link to one was followed', async ({
    page,
  }) => {
    await openHome(page)
    await page.goto('/u/profile')
    await expect(page).toHaveURL(loginOf('/u/profile'))
    await page.goBack()
    await expect(page).toHaveURL('/')
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
    // A new document remembers no screen.
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL(loginOf('/u/profile'))
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('a guarded screen that Back still has stays when the session has ended, with a link to the login', async ({
    page,
  }) => {
    await page.goto('/u/profile?mock=student')
    await expect(page.getByRole('heading', { level: 1, name: 'Profilul meu' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await endSession(page)
    await page.goBack()
    const login = page.getByRole('main').getByRole('link', { name: 'Autentificare' })
    await expect(login).toHaveAttribute('href', loginOf('/u/profile'))
    await expect(page.getByRole('heading', { level: 1, name: 'Profilul meu' })).toBeVisible()
  })
})
