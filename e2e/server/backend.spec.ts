import { expect } from '@playwright/test'
import { cards, expectTotal } from '../list.ts'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { failedCalls, test } from '../test.ts'

// The production build in front of an HTTP server, with real sign-in, cookies and redirects.

test('a student signs in and writes to a tutor, who receives the message in another browser', async ({
  page,
  browser,
}) => {
  const text = `Bună ziua, ${Date.now()}`
  await page.goto('/Matematica')
  await page.getByRole('link', { name: 'Autentificare' }).click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL('/Matematica')
  await writeTo(page, 'Mihai Ionescu')
  await messageField(page).fill(text)
  const sent = page.waitForRequest('**/api/messages/SaveNewMessage')
  await pressSend(page)
  await expect(page.getByText('Mesajul a fost trimis')).toBeVisible()
  await expect(composeDialog(page)).toBeHidden()

  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  expect(await (await sent).headerValue('X-XSRF-TOKEN')).toBe(token)

  const tutor = await browser.newContext()
  const mail = await tutor.newPage()
  await mail.goto('/Account/Login?persona=teacher&returnUrl=%2F')
  const conversation = await mail.request.get('/api/messages/getmessagesbymentorcode/s3d8q1/1')
  expect(JSON.stringify(await conversation.json())).toContain(text)
  await tutor.close()
})

test('a visitor who presses the message button returns to the filtered list after sign-in', async ({
  page,
}) => {
  await page.goto('/teacher?city=-1&cycle=5')
  await page
    .getByRole('button', { name: /^Trimite mesaj către/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Profesor cu abonament/ }).click()
  await expect(page).toHaveURL('/teacher?city=-1&cycle=5')
  await expect(page.getByRole('button', { name: 'Contul meu: Mihai Ionescu' })).toBeVisible()
})

test('a guarded address redirects to login, which returns to it', async ({ page }) => {
  await page.goto('/u/profile')
  await expect(page).toHaveURL('/Account/Login?returnUrl=%2Fu%2Fprofile')
  await page.getByRole('link', { name: /^Profesor nou/ }).click()
  await expect(page).toHaveURL('/u/profile')
})

test('a deep link and a reload show the list, with portraits', async ({ page }) => {
  await page.goto('/Matematica')
  await expectTotal(page, '35 de anunțuri')
  await page.reload()
  await expect(cards(page)).toHaveCount(10)
  const portrait = cards(page).first().locator('img')
  await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(110)
})

test.describe('with the scenario failing', () => {
  test.use({ allowedErrors: failedCalls })

  test('a link sets the scenario for this browser, and a retry loads the list', async ({ page }) => {
    await page.goto('/teacher?mock=visitor.failing')
    await expect(page).toHaveURL('/teacher')
    await expect(page.getByRole('heading', { name: 'Serverul nu a putut răspunde' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})
