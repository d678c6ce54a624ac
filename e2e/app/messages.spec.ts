import { expect } from '@playwright/test'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { test } from '../test.ts'

const tutor = 'Mihai Ionescu'
const sent = 'Mesajul a fost trimis'

test('a student writes to a tutor, and the notice goes away by itself', async ({ page }) => {
  await page.goto('./Matematica?mock=student')
  await writeTo(page, tutor)
  await expect(composeDialog(page)).toContainText(`Către ${tutor}`)
  await messageField(page).fill('Bună ziua, aveți loc joi?')
  await pressSend(page)

  const notice = page.getByText(sent)
  await expect(notice).toBeVisible()
  await expect(composeDialog(page)).toHaveCount(0)
  await expect(notice).toBeHidden()
})

test('what was sent is no draft any more', async ({ page }) => {
  await page.goto('./Matematica?mock=student')
  await writeTo(page, tutor)
  await messageField(page).fill('Bună ziua!')
  await pressSend(page)
  await expect(page.getByText(sent)).toBeVisible()
  await writeTo(page, tutor)
  await expect(messageField(page)).toHaveValue('')
})

test('an empty message is refused beside the field, and so are spaces', async ({ page }) => {
  const refusal = composeDialog(page).getByText('Scrieți un mesaj.')
  await page.goto('./Matematica?mock=student')
  await writeTo(page, tutor)
  await pressSend(page)
  await expect(refusal).toBeVisible()
  await expect(messageField(page)).toHaveAccessibleDescription(/Scrieți un mesaj\./)
  await expect(messageField(page)).toBeFocused()

  await messageField(page).fill('Bună ziua!')
  await expect(refusal).toHaveCount(0)
  await messageField(page).fill('   ')
  await pressSend(page)
  await expect(refusal).toBeVisible()
  await expect(page.getByText(sent)).toHaveCount(0)
})

test('Escape, the close button, a press beside the dialog and a reload keep the draft', async ({ page }) => {
  const draft = 'Bună ziua, fiul meu este'
  await page.goto('./Matematica?mock=student')
  await writeTo(page, tutor)
  await messageField(page).fill(draft)
  await page.keyboard.press('Escape')
  await expect(composeDialog(page)).toHaveCount(0)

  await writeTo(page, tutor)
  await expect(messageField(page)).toHaveValue(draft)
  await composeDialog(page).getByRole('button', { name: 'Închide' }).click()
  await expect(composeDialog(page)).toHaveCount(0)

  await writeTo(page, tutor)
  await expect(messageField(page)).toHaveValue(draft)
  await page.mouse.click(5, 300)
  await expect(composeDialog(page)).toHaveCount(0)

  await page.reload()
  await writeTo(page, tutor)
  await expect(messageField(page)).toHaveValue(draft)
})

test('each tutor has a draft of their own', async ({ page }) => {
  await page.goto('./Matematica?mock=student')
  await writeTo(page, tutor)
  await messageField(page).fill('Bună ziua, domnule Ionescu')
  await page.keyboard.press('Escape')
  await writeTo(page, 'Didina-Alexandra Grecu')
  await expect(messageField(page)).toHaveValue('')
})

test('a tutor with a subscription writes', async ({ page }) => {
  await page.goto('./Matematica?mock=teacher')
  await writeTo(page, 'Didina-Alexandra Grecu')
  await messageField(page).fill('Bună ziua, colegă!')
  await pressSend(page)
  await expect(page.getByText('Mesajul a fost trimis')).toBeVisible()
})

test('another viewer finds no draft, nor does the first one afterwards', async ({ page }) => {
  await page.goto('./Matematica?mock=student')
  await writeTo(page, 'Didina-Alexandra Grecu')
  await messageField(page).fill('O ciornă')

  await page.goto('./Matematica?mock=teacher')
  await writeTo(page, 'Didina-Alexandra Grecu')
  await expect(messageField(page)).toHaveValue('')

  await page.goto('./Matematica?mock=student')
  await writeTo(page, 'Didina-Alexandra Grecu')
  await expect(messageField(page)).toHaveValue('')
})
