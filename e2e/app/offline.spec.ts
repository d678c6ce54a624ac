import { expect } from '@playwright/test'
import { goTo } from '../screen.ts'
import { failedCalls, test } from '../test.ts'

test.use({ allowedErrors: failedCalls })

test('a screen whose code cannot be loaded shows the error page, and loads by itself once the network is back', async ({
  page,
  context,
}) => {
  await goTo(page, '/u/profile?mock=teacher', 'Profilul meu')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Contul meu' }).getByRole('link', { name: 'Programări' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nu ne putem conecta la server' })).toBeVisible()
  await page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nu ne putem conecta la server' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Programări' })).toBeVisible()
})
