import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { budgets } from '../budgets.ts'
import { expectSettled } from '../screen.ts'

/** The cards are there, and every other part of the page is too. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectSettled(page)
  await page.waitForLoadState('networkidle')
}

for (const [path, limit] of Object.entries(budgets.javascript)) {
  test(`a first visit to ${path} loads at most ${limit} kB of JavaScript and ${budgets.fonts} kB of fonts`, async ({
    page,
  }) => {
    await serveBackend(page)
    const loaded: Promise<{ type: string; size: number }>[] = []
    page.on('response', response => {
      const type = response.request().resourceType()
      if (type === 'script')
        loaded.push(response.body().then(body => ({ type, size: gzipSync(body).length })))
      if (type === 'font') loaded.push(response.body().then(body => ({ type, size: body.length })))
    })
    await page.goto(path)
    await expectWhole(page)

    const files = await Promise.all(loaded)
    const kilobytes = (wanted: string) =>
      files.filter(({ type }) => type === wanted).reduce((sum, { size }) => sum + size, 0) / 1000
    test.info().annotations.push({ type: 'JavaScript, kB', description: kilobytes('script').toFixed(1) })
    console.log(
      `${path}: ${kilobytes('script').toFixed(1)} kB of JavaScript, ${kilobytes('font').toFixed(1)} kB of fonts`,
    )
    expect(kilobytes('script')).toBeGreaterThan(50)
    expect(kilobytes('script')).toBeLessThanOrEqual(limit)
    expect(kilobytes('font')).toBeGreaterThan(10)
    expect(kilobytes('font')).toBeLessThanOrEqual(budgets.fonts)
  })
}

/** What a tutor's page offers depends on who is looking, which is known later than the rest. */
const visits = [
  ...Object.keys(budgets.javascript).map(path => [path, 'visitor'] as const),
  ['/teacherprofile/ae31oi', 'student'],
] as const

for (const [path, persona] of visits) {
  for (const width of [390, 1280]) {
    test(`nothing moves while ${path} loads for the ${persona} at ${width} px`, async ({ page }) => {
      await serveBackend(page, { latency: 300, persona })
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts: unknown[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node: Node | null }[]
          })[]) {
            const places = entry.sources.map(({ node }) =>
              node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent),
            )
            shifts.push({ value: entry.value, places })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await expectWhole(page)
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; places: string[] }[] }).shifts,
      )
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(budgets.layoutShift)
    })
  }
}
