import { expect, type Locator, type Page } from '@playwright/test'
import { writeButton } from './list.ts'

export function composeDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Trimite mesaj' })
}

export function messageField(page: Page): Locator {
  return composeDialog(page).getByRole('textbox', { name: 'Mesajul dvs.' })
}

/** Opens the message dialog from the first card of a tutor. `tutor` is the name as the viewer sees it. */
export async function writeTo(page: Page, tutor: string): Promise<void> {
  await writeButton(page, tutor).click()
  await expect(messageField(page)).toBeFocused()
}

export async function pressSend(page: Page): Promise<void> {
  await composeDialog(page).getByRole('button', { name: 'Trimite', exact: true }).click()
}
