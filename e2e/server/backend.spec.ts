import { expect } from '@playwright/test'
import { cards, expectTotal } from '../list.ts'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { test } from '../test.ts'

// The production build in front of an HTTP server, with real sign-in, cookies and redirects.

test('a student signs in, sees portraits, and writes to a tutor, who receives the message in another browser', async ({
  page,
  browser,
}) => {
  const text = `Bună ziua, ${Date.now()}`
  await page.goto('/Matematica')
  await page.getByRole('link', { name: 'Autentificare' }).click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL('/Matematica')
  await expectTotal(page, '35 de anunțuri')
  const portrait = cards(page).first().locator('img')
  await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(110)
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
