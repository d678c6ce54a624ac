import { expect } from '@playwright/test'
import { test } from '../test.ts'

test('a reload comes back to where one was reading', async ({ page }) => {
  await page.goto('/termeni-si-conditii?mock=visitor')
  const section = page.getByRole('heading', { level: 2 }).nth(5)
  await section.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(section).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(section).toBeInViewport()
})

test('after a login in between a page begins at its top, however far down one was before', async ({
  page,
}) => {
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

test('Back returns to the place in the list from which a tutor was opened', async ({ page }) => {
  await page.goto('/Matematica?mock=visitor')
  // A login, for example, loads the whole page anew.
  await page.reload()
  const card = page.getByRole('article').nth(7)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/teacherprofile\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('article').nth(7).getByRole('heading', { name })).toBeInViewport()
})
