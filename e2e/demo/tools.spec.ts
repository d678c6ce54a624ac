import { expect, type Page } from '@playwright/test'
import { cards, expectTotal, writeButton } from '../list.ts'
import { messageField, pressSend } from '../messages.ts'
import { sidewaysScroll } from '../screen.ts'
import { test } from '../test.ts'

const account = (page: Page) => page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })

/** Returns the viewer's conversation with the tutor from the mocked back end, as JSON text. */
async function readConversation(page: Page): Promise<string> {
  return page.evaluate(async () => (await fetch('/api/messages/getmessagesbymentorcode/m4t7k2/1')).text())
}

test('under the base path a link shows the next screen with its data, and Back the list with its focus', async ({
  page,
}) => {
  await page.goto('./Matematica')
  const tutor = page.getByRole('link', { name: 'Mihai I.', exact: true })
  await tutor.click()
  await expect(page.getByRole('heading', { name: 'Recenzii' })).toBeVisible()
  await page.goBack()
  await expect(tutor).toBeFocused()
  await expect(cards(page)).toHaveCount(10)
})

test('a link chooses the persona of its tab, which survives a reload like the changes, until a link resets them', async ({
  page,
  context,
}) => {
  const text = 'Bună ziua, aveți loc joi după-amiază?'
  await page.goto('./Matematica?city=1&mock=student&cycle=6#sus')
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('./Matematica?city=1&cycle=6#sus')
  await expectTotal(page, '4 anunțuri')
  await writeButton(page, 'Mihai Ionescu').click()
  await messageField(page).fill(text)
  await pressSend(page)
  await expect(page.getByText('Mesajul a fost trimis')).toBeVisible()
  expect(await readConversation(page)).toContain(text)

  await page.reload()
  await expect(account(page)).toBeVisible()
  expect(await readConversation(page)).toContain(text)

  const other = await context.newPage()
  await other.goto('./Contact')
  const login = other.getByRole('banner').getByRole('link', { name: 'Autentificare' })
  await expect(login).toBeVisible()
  // Also after a link of the app has loaded a document.
  await other.evaluate(() => location.assign('teacher'))
  await expect(other).toHaveURL('./teacher')
  await expect(login).toBeVisible()

  await page.goto('./Contact?mock=student.full.reset')
  await expect(account(page)).toBeVisible()
  expect(await readConversation(page)).not.toContain(text)
})

test('two tabs are two people: each keeps its drafts, the tutor reads what the student sends, and neither is stopped', async ({
  page,
  context,
}) => {
  await page.goto('./u/messages?user=m4t7k2&mock=student.reset')
  await expect(page.getByRole('heading', { level: 2, name: 'Mihai Ionescu' })).toBeVisible()
  const text = 'Mai aveți o oră liberă luni?'
  await page.getByRole('button', { name: 'Trimite mesaj' }).click()
  await messageField(page).fill(text)
  const tutor = await context.newPage()
  await tutor.goto('./u/messages?user=s3d8q1&mock=teacher')
  await expect(tutor.getByRole('heading', { level: 2, name: 'Ioana Dumitrescu' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Trimite mesaj' }).click()
  await expect(messageField(page)).toHaveValue(text)
  await pressSend(page)
  const toast = page.getByText('Mesajul a fost trimis')
  await expect(toast).toBeVisible()
  // Above the conversation, which ends with the message.
  expect((await toast.boundingBox())?.y).toBeLessThan(200)
  await tutor.reload()
  await expect(tutor.getByText(text).last()).toBeVisible()
})

test('the lesson room and the terms open in a new tab as the same person', async ({ page, context }) => {
  await page.goto('./payment/1002?mock=student.reset&mock-clock=0')
  const termsOpened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'termenii și condițiile' }).click()
  await expect(account(await termsOpened)).toBeVisible()

  await page.goto('./u/appoitments?mock=student.reset&mock-clock=0')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Intră în sala de meditații/ }).click()
  const room = await opened
  await expect(room.getByRole('heading', { name: 'Sala de meditații' })).toBeAttached()
  await expect(room).toHaveURL(/\/room\/\d+$/)
})

test('a guarded address redirects a visitor to the login page of the demo, which fits 320 px and returns to it under the base path', async ({
  page,
}) => {
  await page.goto('./u/messages?user=m4t7k2')
  await expect(page).toHaveURL('./Account/Login?returnUrl=%2Fqa%2Fu%2Fmessages%3Fuser%3Dm4t7k2')
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  if (desktop) await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL('./u/messages?user=m4t7k2')
  await expect(account(page)).toBeVisible()
})

test('the panel stays open over page loads, and changes persona and clock for them', async ({
  page,
  context,
}) => {
  const panel = page.getByRole('complementary', { name: 'Panou QA' })
  const opener = panel.getByRole('button', { name: 'QA', exact: true })
  await page.goto('./Contact')
  await opener.click()
  const cases = panel.getByRole('heading', { name: 'Cazuri' }).locator('..').getByRole('link')
  await expect(cases.first()).toHaveAttribute('href', /^\/qa\/.*mock=\w+\.full\.reset&mock-clock=0$/)
  await expect(panel.getByRole('link', { name: 'Screens/Contact' })).toBeVisible()

  await panel.getByRole('combobox', { name: 'Persona' }).selectOption({ label: 'Elev: Ioana Dumitrescu' })
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('./Contact')

  await panel.getByRole('button', { name: '+1 zi' }).click()
  await expect(panel.getByText('Ceas: 2026-11-21 09:00:00')).toBeVisible()
  const other = await context.newPage()
  await other.goto('./Contact')
  const otherPanel = other.getByRole('complementary', { name: 'Panou QA' })
  await otherPanel.getByRole('button', { name: 'QA', exact: true }).click()
  await expect(otherPanel.getByText('Ceas: 2026-11-21 09:00:00')).toBeVisible()
})
