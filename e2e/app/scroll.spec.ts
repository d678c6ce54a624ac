import { expect } from '@playwright/test'
import { test } from '../test.ts'

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/termeni-si-conditii?mock=visitor')
  const section = page.getByRole('heading', { level: 2 }).nth(5)
  await section.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(section).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(section).toBeInViewport()
})

test('a page that opens after a login starts scrolled to the top', async ({ page }) => {
  await page.goto('/?mock=visitor')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Solicitări' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitări de meditații' })).toBeInViewport()
  await page.getByRole('link', { name: '+ Adauga solicitare noua' }).click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('form')).toBeVisible()
  await expect(title).toBeInViewport({ ratio: 1 })
})

test('Back from a tutor restores the scroll position of the list', async ({ page }) => {
  await page.goto('/Matematica?mock=visitor')
  // Also after a full page load, e.g. by a login.
  await page.reload()
  const card = page.getByRole('article').nth(7)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/teacherprofile\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('article').nth(7).getByRole('heading', { name })).toBeInViewport()
})
