import { expect } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { expectTotal } from '../list.ts'
import { watchOverlay } from '../overlay.ts'
import { test } from '../test.ts'

test('the overlay is not shown when responses arrive within 200 ms', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/Matematica')
  await expectTotal(page, '35 de anunțuri')
  // `null` (never shown), unless the machine was too busy to answer within 200 ms.
  expect((await watchOverlay(page, 'Bacalaureat', '12 anunțuri')) ?? Infinity).toBeGreaterThanOrEqual(200)
  expect((await watchOverlay(page, 'Online', '7 anunțuri')) ?? Infinity).toBeGreaterThanOrEqual(200)
})

test('the overlay is shown after 200 ms when responses take longer', async ({ page }) => {
  await serveBackend(page, { latency: 1500 })
  await page.goto('/Matematica')
  await expectTotal(page, '35 de anunțuri')
  expect(await watchOverlay(page, 'Bacalaureat', '12 anunțuri')).toBeGreaterThanOrEqual(200)
})
