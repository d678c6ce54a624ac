import { expect, type Page } from '@playwright/test'
import { sidewaysScroll } from '../screen.ts'
import { test } from '../test.ts'

function accountOf(page: Page, name: string) {
  return page.getByRole('button', { name: `Contul meu: ${name}` })
}

test('login fits a width of 320 px, and ignores a returnUrl on another host', async ({ page, baseURL }) => {
  await page.goto('./Account/Login?returnUrl=%2F%2Fexample.com%2F')
  await expect(page.getByRole('heading', { level: 1, name: 'Autentificare' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(accountOf(page, 'Ioana Dumitrescu')).toBeVisible()
  await expect(page).not.toHaveURL(/Account/)
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
})

test('a guarded address redirects a visitor to login, which returns to it', async ({ page }) => {
  await page.goto('./u/messages?user=m4t7k2')
  await expect(page).toHaveURL('./Account/Login?returnUrl=%2Fqa%2Fu%2Fmessages%3Fuser%3Dm4t7k2')
  await page.getByRole('button', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL('./u/messages?user=m4t7k2')
  await expect(accountOf(page, 'Ioana Dumitrescu')).toBeVisible()
})
