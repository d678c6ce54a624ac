import { expect, type Locator } from '@playwright/test'
import { test } from '../test.ts'

/** Returns the vertical centre of an element. */
async function middleOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN }
  return y + height / 2
}

const frames = {
  student: ['/u', '/u/messages', '/u/appoitments'],
  teacher: ['/u', '/u/profile', '/u/appoitment-report', '/u/abonamentul-meu'],
}

for (const [persona, addresses] of Object.entries(frames)) {
  test(`each page of a ${persona}'s user area has its own frame, with the title in its final place`, async ({
    page,
  }) => {
    await page.goto(`/Contact?mock=${persona}`)
    let held = Promise.withResolvers<void>()
    await page.route(/GetCurrentProfile/i, async route => {
      await held.promise
      await route.fallback()
    })
    const main = page.getByRole('main')
    for (const address of addresses) {
      held = Promise.withResolvers()
      await page.goto(address, { waitUntil: 'commit' })
      // The generic frame has three blocks.
      await expect.poll(() => main.locator('[data-shape]').count(), address).toBeGreaterThan(4)
      await expect(main.getByRole('status'), address).not.toHaveCount(0)
      const expected = await middleOf(main.locator('[data-shape]').first())
      held.resolve()
      const title = await middleOf(main.getByRole('heading', { level: 1 }))
      expect.soft(Math.abs(title - expected), address).toBeLessThan(4)
    }
  })
}
