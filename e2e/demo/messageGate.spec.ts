import { expect } from '@playwright/test'
import { writeButton } from '../list.ts'
import { composeDialog, messageField, writeTo } from '../messages.ts'
import { test } from '../test.ts'

const tutor = 'Mihai Ionescu'

test('a visitor goes to login and comes back to the same list', async ({ page }) => {
  await page.goto('./Matematica?city=1&cycle=6')
  await writeButton(page, 'Mihai I.').click()
  await expect(page).toHaveURL('./Account/Login?returnUrl=%2Fqa%2FMatematica%3Fcity%3D1%26cycle%3D6')
  await expect(page.getByRole('heading', { level: 1, name: 'Autentificare' })).toBeVisible()

  await page.getByRole('button', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL('./Matematica?city=1&cycle=6')
  await expect(page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })).toBeVisible()
  await writeTo(page, tutor)
})

test('a tutor without a subscription sees the offer instead', async ({ page }) => {
  await page.goto('./Matematica?mock=teacherUnpaid')
  await writeButton(page, tutor).click()
  const offer = page.getByRole('dialog', { name: /^Abonament/ })
  await expect(offer).toBeVisible()
  for (const price of ['39,00 RON', '69,00 RON', '179,00 RON']) {
    await expect(offer.getByText(price, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Mesajul dvs.' })).toHaveCount(0)
  await expect(offer.getByRole('link')).toHaveCount(3)
  const targets = await offer
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(targets).toEqual(['/qa/payment/31', '/qa/payment/93', '/qa/payment/365'])

  await page.keyboard.press('Escape')
  await expect(offer).toHaveCount(0)
})

test('signing out by the account menu drops the drafts', async ({ page }) => {
  await page.goto('./Matematica?mock=student')
  await writeTo(page, tutor)
  await messageField(page).fill('O ciornă')
  await page.keyboard.press('Escape')
  await expect(composeDialog(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' }).click()
  await page.getByRole('link', { name: 'Ieșire' }).click()
  await expect(page).toHaveURL('./')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Autentificare' })).toBeVisible()

  await page.goto('./Matematica?mock=student')
  await writeTo(page, tutor)
  await expect(messageField(page)).toHaveValue('')
})
