import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'

function accountOf(page: Page, name: string) {
  return page.getByRole('button', { name: `Contul meu: ${name}` })
}

test('the login link of the header comes back to the page it stood on', async ({ page }) => {
  await page.goto('./teacher?city=-1')
  await page.getByRole('banner').getByRole('link', { name: 'Autentificare' }).click()
  await expect(page).toHaveURL('./Account/Login?returnUrl=%2Fqa%2Fteacher%3Fcity%3D-1')
  await page.getByRole('button', { name: /^Profesor cu abonament/ }).click()
  await expect(page).toHaveURL('./teacher?city=-1')
  await expect(accountOf(page, 'Mihai Ionescu')).toBeVisible()
})

for (const returnUrl of ['//example.com/', 'https://example.com/']) {
  test(`login does not lead to ${returnUrl}`, async ({ page, baseURL }) => {
    await page.goto(`./Account/Login?returnUrl=${encodeURIComponent(returnUrl)}`)
    await page.getByRole('button', { name: 'Elev: Ioana Dumitrescu' }).click()
    await expect(accountOf(page, 'Ioana Dumitrescu')).toBeVisible()
    await expect(page).not.toHaveURL(/Account/)
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
  })
}

test('a guarded address sends a visitor to login, and login back to it', async ({ page }) => {
  await page.goto('./u/messages?user=m4t7k2')
  await expect(page).toHaveURL('./Account/Login?returnUrl=%2Fqa%2Fu%2Fmessages%3Fuser%3Dm4t7k2')
  await page.getByRole('button', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL('./u/messages?user=m4t7k2')
  await expect(accountOf(page, 'Ioana Dumitrescu')).toBeVisible()
})

test('a tutor without a name has an account menu all the same', async ({ page }) => {
  await page.goto('./?mock=teacherNew')
  await page.getByRole('button', { name: 'Contul meu: Cont fără nume' }).click()
  await expect(page.getByRole('link', { name: 'Anunțurile mele' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Anunțurile mele' })).toBeHidden()
})
