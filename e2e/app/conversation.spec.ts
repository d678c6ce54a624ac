import { expect, type Page } from '@playwright/test'
import { changeOf, expectChange } from '../calls.ts'
import { tabAndEnter, tabTo } from '../keyboard.ts'
import { composeDialog, messageField } from '../messages.ts'
import { expectHeard, toast } from '../screen.ts'
import { test } from '../test.ts'

/** Milliseconds between two polls for new messages. */
const pollEvery = 15_000

async function write(page: Page, text: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Trimite mesaj' })
  // Go backwards from the start of the page, because the button comes after the messages.
  if (!(await button.evaluate(element => element === document.activeElement)))
    await tabTo(page, button, 10, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(messageField(page)).toBeFocused()
  await page.keyboard.type(text)
}

async function send(page: Page): Promise<void> {
  await tabAndEnter(page, composeDialog(page).getByRole('button', { name: 'Trimite', exact: true }), 2)
}

test('a student and a tutor exchange messages with the keyboard only, each in their own browser', async ({
  browser,
  baseURL,
}, { repeatEachIndex }) => {
  const options = { baseURL: baseURL ?? '', locale: 'ro-RO', timezoneId: 'Europe/Bucharest' }
  const student = await (await browser.newContext(options)).newPage()
  const tutor = await (await browser.newContext(options)).newPage()
  // Fake clocks, so that the test need not wait 15 s for the next poll.
  await tutor.clock.install()
  await student.clock.install()
  await tutor.goto('/u/messages?user=s3d8q1&mock=teacher')
  await student.goto('/u/messages?user=m4t7k2&mock=student')
  await expect(student.getByRole('main').getByText('Mihai Ionescu').first()).toBeVisible()
  await expect(tutor.getByRole('main').getByText('Ioana Dumitrescu').first()).toBeVisible()

  await expectHeard(student.locator('body'), 'message-1-conversation')

  const question = `Vedeți https://example.com/tema-${repeatEachIndex}? <b>Mulțumesc</b>`
  await write(student, question)
  await expectHeard(composeDialog(student), 'message-2-compose')
  const sent = await changeOf(student, () => send(student))
  await expectChange(sent, 'POST /api/messages/SaveNewMessage', { ToUserId: 'm4t7k2', Body: question })
  await expect(student.getByText('Mesajul a fost trimis')).toBeVisible()
  await expectHeard(toast(student), 'message-3-sent')
  const own = student
    .getByRole('region', { name: /^Mesajele cu/ })
    .getByRole('listitem')
    .filter({ hasText: `tema-${repeatEachIndex}` })
  await expect(own).toContainText('<b>Mulțumesc</b>')
  await expect(own).toContainText('Chiar acum')

  await tutor.clock.fastForward(pollEvery + 1000)
  const arrived = tutor
    .getByRole('region', { name: /^Mesajele cu/ })
    .getByRole('listitem')
    .filter({ hasText: `tema-${repeatEachIndex}` })
  await expect(arrived.getByRole('link', { name: /^https:\/\/example\.com\/tema/ })).toHaveAttribute(
    'href',
    `https://example.com/tema-${repeatEachIndex}`,
  )

  await expectHeard(tutor.getByRole('region', { name: 'Conversație' }), 'message-4-arrived')

  await write(tutor, `Am văzut tema ${repeatEachIndex}, e bună.`)
  await send(tutor)
  await expect(tutor.getByText('Mesajul a fost trimis')).toBeVisible()
  await student.clock.fastForward(pollEvery + 1000)
  await expect(
    student.getByRole('listitem').getByText(`Am văzut tema ${repeatEachIndex}, e bună.`).last(),
  ).toBeVisible()
  await student.context().close()
  await tutor.context().close()
})
