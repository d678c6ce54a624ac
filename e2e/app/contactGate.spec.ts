import { expect, type Page } from '@playwright/test'
import { changeOf, expectChange } from '../calls.ts'
import { writeButton } from '../list.ts'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { test } from '../test.ts'

/** The two places from which a user can write to a tutor; the same conditions apply at both. */
const list = '/Matematica?city=1&cycle=6'
const ad = '/teacherprofile/ae31oi'

/** The message button of a tutor's page. */
function write(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Trimite mesaj', exact: true })
}

async function sendFromHere(page: Page, to: string, text: string): Promise<void> {
  await messageField(page).fill(text)
  const sent = await changeOf(page, () => pressSend(page))
  await expectChange(sent, 'POST /api/messages/SaveNewMessage', { ToUserId: to, Body: text })
  await expect(page.getByText('Mesajul a fost trimis')).toBeVisible()
  await expect(composeDialog(page)).toHaveCount(0)
}

test('a visitor signs in, returns to the same page, and sends a message', async ({ page }) => {
  await page.goto(`${list}&mock=visitor`)
  await writeButton(page, 'Mihai I.').click()
  await expect(page).toHaveURL('/Account/Login?returnUrl=%2FMatematica%3Fcity%3D1%26cycle%3D6')
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL(list)
  await writeTo(page, 'Mihai Ionescu')
  await sendFromHere(page, 'm4t7k2', 'Bună ziua, din listă.')
  await expect(writeButton(page, 'Mihai Ionescu')).toBeFocused()

  await page.goto(`${ad}?mock=visitor`)
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toContainText('Autentificați-vă pentru a trimite un mesaj')
  await expect(write(page)).toHaveCount(0)
  await contact.getByRole('link', { name: 'Autentificare' }).click()
  await expect(page).toHaveURL('/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi')
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL(ad)
  await write(page).click()
  await expect(composeDialog(page)).toContainText('Către Mihai Ionescu')
  await expect(messageField(page)).toBeFocused()
  await sendFromHere(page, 'm4t7k2', 'Bună ziua, de pe pagina dvs.')
  await expect(write(page)).toBeFocused()
})

test('a tutor with a subscription can write to other tutors, but not to themselves', async ({ page }) => {
  await page.goto('/Matematica?mock=teacher')
  await writeTo(page, 'Didina-Alexandra Grecu')
  await sendFromHere(page, 'mzqp30', 'Bună ziua, colegă!')

  await page.goto('/teacherprofile/qxgimh')
  await write(page).click()
  await sendFromHere(page, 'e9p2w5', 'Bună ziua, doamnă Constantinescu!')
  await page.goto(ad)
  await expect(page.getByText('Acesta este anunțul dvs. Așa îl văd elevii.')).toBeVisible()
  await expect(write(page)).toHaveCount(0)
})

test('a tutor without a subscription is offered the packages in both places, and sends nothing', async ({
  page,
}) => {
  let changes = 0
  page.on('request', request => {
    if (request.method() === 'POST') changes += 1
  })
  for (const [address, button] of [
    [list, writeButton(page, 'Mihai Ionescu')],
    [ad, write(page)],
  ] as const) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}mock=teacherUnpaid`)
    await button.click()
    const offer = page.getByRole('dialog', { name: 'Abonament pentru profesori' })
    for (const price of ['39,00 RON', '69,00 RON', '179,00 RON'])
      await expect(offer.getByText(price, { exact: true })).toBeVisible()
    const targets = offer.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(await targets).toEqual(['/payment/31', '/payment/93', '/payment/365'])
    await expect(messageField(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(offer).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  expect(changes).toBe(0)
})
