import { expect, type Page } from '@playwright/test'
import { cards, expectTotal, writeButton } from '../list.ts'
import { test } from '../test.ts'

const tutorCode = 'm4t7k2'

function signedIn(page: Page) {
  return page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })
}

function signIn(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Autentificare' })
}

/** Returns the viewer's conversation with the tutor from the mocked back end, as JSON text. */
async function readConversation(page: Page): Promise<string> {
  return page.evaluate(
    async code => (await fetch(`/api/messages/getmessagesbymentorcode/${code}/1`)).text(),
    tutorCode,
  )
}

test('the mock parameter is removed from the address, and the other parameters remain', async ({ page }) => {
  await page.goto('./Matematica?city=1&mock=student&cycle=6#sus')
  await expect(signedIn(page)).toBeVisible()
  await expect(page).toHaveURL('./Matematica?city=1&cycle=6#sus')
  await expectTotal(page, '4 anunțuri')
})

test('another tab starts as a visitor', async ({ page, context }) => {
  await page.goto('./Matematica?mock=student')
  await expect(signedIn(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto('./Matematica')
  await expect(signIn(other)).toBeVisible()
  await expect(cards(other).first()).toContainText('Mihai I.')

  await page.reload()
  await expect(signedIn(page)).toBeVisible()
})

test('a sent message remains after a change of the persona, until a link resets the data', async ({
  page,
}) => {
  const text = 'Bună ziua, aveți loc joi după-amiază?'
  await page.goto('./Matematica?mock=student')
  await writeButton(page, 'Mihai Ionescu').click()
  await page.getByRole('textbox', { name: 'Mesajul dvs.' }).fill(text)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByText('Mesajul a fost trimis')).toBeVisible()
  expect(await readConversation(page)).toContain(text)

  await page.goto('./?mock=teacherUnpaid')
  await expect(cards(page).first()).toBeVisible()
  expect(await readConversation(page)).not.toContain(text)

  await page.goto('./?mock=student')
  await expect(signedIn(page)).toBeVisible()
  expect(await readConversation(page)).toContain(text)

  await page.goto('./?mock=student.full.reset')
  await expect(signedIn(page)).toBeVisible()
  expect(await readConversation(page)).not.toContain(text)
})
