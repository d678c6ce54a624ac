import { expect } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { expectTotal } from '../list.ts'
import { watchOverlay } from '../overlay.ts'
import { test } from '../test.ts'

test('quick answers never show the overlay', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/Matematica')
  await expectTotal(page, '35 de anunțuri')
  expect(await watchOverlay(page, 'Bacalaureat', '12 anunțuri')).toBeNull()
  expect(await watchOverlay(page, 'Online', '7 anunțuri')).toBeNull()
})

test('answers that take 600 ms show it', async ({ page }) => {
  await serveBackend(page, { latency: 600 })
  await page.goto('/Matematica')
  await expectTotal(page, '35 de anunțuri')
  expect(await watchOverlay(page, 'Bacalaureat', '12 anunțuri')).toBeGreaterThan(190)
})
