import { expect, type Locator } from '@playwright/test'
import { test } from '../test.ts'

/** Returns the vertical centre of an element. */
async function middleOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN }
  return y + height / 2
}

for (const [address, persona] of [
  ['/u', 'student'],
  ['/u', 'teacher'],
  ['/u/messages', 'student'],
  ['/u/profile', 'teacher'],
  ['/u/appoitments', 'student'],
  ['/u/appoitment-report', 'teacher'],
  ['/u/abonamentul-meu', 'teacher'],
] as const) {
  test(`${address} shows a ${persona} a frame of its own, with the title where the title will be`, async ({
    page,
  }) => {
    await page.goto(`/Contact?mock=${persona}`)
    const held = Promise.withResolvers<void>()
    await page.route(/GetCurrentProfile/i, async route => {
      await held.promise
      await route.fallback()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    // The generic frame has three blocks.
    await expect.poll(() => main.locator('[data-shape]').count()).toBeGreaterThan(4)
    await expect(main.getByRole('status')).not.toHaveCount(0)
    const expected = await middleOf(main.locator('[data-shape]').first())
    held.resolve()
    const title = await middleOf(main.getByRole('heading', { level: 1 }))
    expect(Math.abs(title - expected)).toBeLessThan(4)
  })
}
