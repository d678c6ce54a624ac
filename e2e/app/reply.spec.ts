import { expect, type Page } from '@playwright/test'
import { changeOf, expectChange } from '../calls.ts'
import { composeDialog, messageField, pressSend } from '../messages.ts'
import { test } from '../test.ts'

const address = '/solicitare-de-meditatii/c-online'

function reply(page: Page) {
  return page.getByRole('button', { name: 'Raspunde solicitarii' })
}

function offer(page: Page) {
  return page.getByRole('dialog', { name: 'Abonament pentru profesori' })
}

test('a visitor signs in as a tutor, returns to the request, and replies to it', async ({ page }) => {
  const text = 'Bună ziua, predau online, marți și joi, 80 de lei ora.'
  await page.goto(`${address}?mock=visitor`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Informatica' }),
  ).toBeVisible()
  await reply(page).click()
  await expect(page).toHaveURL('/Account/Login?returnUrl=%2Fsolicitare-de-meditatii%2Fc-online')
  await page.getByRole('link', { name: /^Profesor cu abonament/ }).click()
  await expect(page).toHaveURL(address)

  await reply(page).click()
  await expect(messageField(page)).toBeFocused()
  await expect(composeDialog(page)).toContainText('Către Julieta')
  for (const tip of ['Locul și orele', 'Experiența', 'Tariful'])
    await expect(composeDialog(page).getByRole('listitem').filter({ hasText: tip })).toBeVisible()

  // An empty reply is refused; a draft survives closing the dialog.
  await pressSend(page)
  await expect(composeDialog(page).getByText('Scrieți un mesaj.')).toBeVisible()
  await expect(messageField(page)).toBeFocused()
  await messageField(page).fill(text)
  await page.keyboard.press('Escape')
  await expect(composeDialog(page)).toHaveCount(0)
  await expect(reply(page)).toBeFocused()
  await reply(page).click()
  await expect(messageField(page)).toHaveValue(text)

  const sent = await changeOf(page, () => pressSend(page))
  await expectChange(sent, 'POST /api/messages/saveMessageForRequest', {
    requestId: 'c-online',
    message: text,
  })
  const toast = page.getByText('Mesajul a fost trimis')
  await expect(toast).toBeVisible()
  await expect(composeDialog(page)).toHaveCount(0)
  await expect(reply(page)).toBeFocused()
  await expect(toast).toBeHidden()

  const conversation = await page.request.get('/api/messages/getmessagesbymentorcode/ibs81m/1')
  expect(JSON.stringify(await conversation.json())).toContain(text)
})

test('a student and a tutor without a subscription are offered the packages instead of the reply form', async ({
  page,
}) => {
  for (const persona of ['student', 'teacherUnpaid']) {
    await page.goto(`${address}?mock=${persona}`)
    await reply(page).click()
    await expect(offer(page)).toContainText('179,00 RON')
    await expect(messageField(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(offer(page)).toHaveCount(0)
    await expect(reply(page)).toBeFocused()
  }
})

test('a student cannot reply to their own request, and gets a link to the messages', async ({ page }) => {
  await page.goto('/solicitare-de-meditatii/c-own?mock=student')
  await expect(page.getByText('Aceasta este solicitarea dvs.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vezi mesajele' })).toHaveAttribute('href', '/u/messages')
  await expect(reply(page)).toHaveCount(0)
  await page.goto('/solicitare-de-meditatii/c-own?mock=visitor')
  await expect(reply(page)).toBeVisible()
})

test('filtering the list by subject and city finds a request, and Back from it restores the filters', async ({
  page,
}) => {
  await page.goto('/solicitare-de-meditatii')
  await page.getByRole('textbox', { name: 'Materie' }).fill('matematica')
  await page.getByRole('textbox', { name: 'Oraș' }).fill('cluj')
  await page.getByRole('button', { name: 'Filtrează', exact: true }).click()
  await expect(page).toHaveURL('/solicitare-de-meditatii?subject=matematica&city=cluj')
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: 'Caut un profesor de matematică pentru Bacalaureat' })).toBeVisible()
  for (const card of await cards.all())
    await expect(card).toContainText(/Am nevoie de meditatii la Matematica.*Cluj-Napoca/)

  await cards
    .filter({ hasText: 'Caut un profesor de matematică pentru Bacalaureat' })
    .getByRole('link', { name: /^deschide/ })
    .click()
  await expect(page).toHaveURL('/solicitare-de-meditatii/c-own')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Materie' })).toHaveValue('matematica')
  await page.getByRole('link', { name: 'Resetează filtrele' }).click()
  await expect(page).toHaveURL('/solicitare-de-meditatii')
  await page.getByRole('link', { name: 'Pagina urmatoare' }).click()
  await expect(page).toHaveURL('/solicitare-de-meditatii?page=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitări de meditații' })).toBeFocused()
})
