import { expect } from '@playwright/test'
import { failedCalls, test } from '../test.ts'

test.use({ allowedErrors: failedCalls })

const retry = { name: 'Încearcă din nou' }

test('a list shows the error page with a retry when there is no network', async ({ page }) => {
  await page.goto('./Matematica?mock=visitor.offline')
  await expect(page.getByRole('heading', { level: 1, name: 'Nu ne putem conecta la server' })).toBeVisible()
  await expect(page.getByRole('button', retry)).toBeVisible()
})
