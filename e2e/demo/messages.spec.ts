import { expect } from '@playwright/test'
import { expectTotal } from '../list.ts'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { failedCalls, test } from '../test.ts'

const tutor = 'Mihai Ionescu'
const sent = 'Mesajul a fost trimis'

test.describe('when sending fails', () => {
  test.use({ allowedErrors: failedCalls })

  test('shows an error and keeps the draft, and succeeds on the next press', async ({ page }) => {
    const text = 'Bună ziua, aveți loc vineri?'
    await page.goto('./teacher?mock=student.failing')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await expectTotal(page, '960 de anunțuri')
    await writeTo(page, tutor)
    await messageField(page).fill(text)
    await pressSend(page)
    await expect(composeDialog(page).getByRole('alert')).toContainText('Serverul nu a putut răspunde')
    await expect(messageField(page)).toHaveValue(text)

    await pressSend(page)
    await expect(page.getByText(sent)).toBeVisible()
    await expect(composeDialog(page)).toHaveCount(0)
  })
})
