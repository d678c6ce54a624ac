import { expect } from '@playwright/test'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { test } from '../test.ts'

const tutor = 'Mihai Ionescu'
const sent = 'Mesajul a fost trimis'

test('a student writes to a tutor, and the toast hides by itself', async ({ page }) => {
  await page.goto('./Matematica?mock=student')
  await writeTo(page, tutor)
  await expect(composeDialog(page)).toContainText(`Către ${tutor}`)
  await messageField(page).fill('Bună ziua, aveți loc joi?')
  await pressSend(page)

  const toast = page.getByText(sent)
  await expect(toast).toBeVisible()
  await expect(composeDialog(page)).toHaveCount(0)
  await expect(toast).toBeHidden()
})

test('the draft survives Escape, the close button, a press outside the dialog, and a reload', async ({
  page,
}) => {
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

test('a change of the viewer deletes the draft', async ({ page }) => {
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
