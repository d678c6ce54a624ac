import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const address = '/teacherprofile/ae31oi?mock=visitor'
const bar = (page: Page) => page.getByRole('region', { name: 'Prețul și pasul următor' })

test('experience, levels and studies are on the first screen, with the price and the action', async ({
  page,
}) => {
  await page.goto(address)
  const main = page.getByRole('main')
  for (const text of ['10-20 de ani', 'Bacalaureat', /^Universitatea din București/])
    await expect(main.getByText(text)).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link', { name: 'Autentificare' })).toBeInViewport({ ratio: 1 })
})

test('the bar at the bottom covers neither a focused control nor the end of the footer', async ({ page }) => {
  // The page of a tutor without a subscription, where others are suggested.
  await page.goto('/teacherprofile/qxgimh?mock=visitor')
  await expect(page.getByRole('heading', { name: 'Profesori asemănători' })).toBeVisible()
  await page.getByRole('heading', { name: 'Recenzii' }).evaluate(element => element.scrollIntoView())
  await expect(bar(page)).toBeVisible()
  const cards = page.getByRole('main').getByRole('article').getByRole('link')
  await expect(cards).not.toHaveCount(0)
  await cards.first().focus()
  for (let index = 0; index < (await cards.count()); index++) {
    if (index > 0) await page.keyboard.press('Tab')
    await expect(cards.nth(index)).toBeFocused()
    const [focused, covering] = [await cards.nth(index).boundingBox(), await bar(page).boundingBox()]
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0)
  }
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('contentinfo').getByText(/^©/)).toBeInViewport({ ratio: 1 })
  const [footer, above] = [await page.getByRole('contentinfo').boundingBox(), await bar(page).boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
})
