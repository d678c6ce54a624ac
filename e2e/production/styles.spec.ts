import { expect, type Page, test } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { cards } from '../list.ts'
import { expectWhole } from '../screen.ts'

/** What Chrome's trace says of one computation of styles. */
type Traced = { name: string; args: { elementCount?: number } }

/** Returns of how many elements the browser computed the styles at once, at most, while `act` ran. */
async function mostComputed(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  const ended = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' })
  await act()
  await session.send('Tracing.end')
  await ended
  const counts = events.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
  )
  expect(counts).not.toEqual([])
  return Math.max(...counts)
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('a filter and a link to a tutor do not make the browser compute the styles of the whole list again', async ({
  page,
}) => {
  await serveBackend(page)
  await page.goto('/Matematica')
  await expectWhole(page)
  const sheet = page.getByRole('dialog', { name: 'Filtre' })
  const show = sheet.getByRole('button', { name: /^Arată/ })
  async function filter() {
    await sheet.getByRole('link', { name: 'Online' }).click()
    await expect(show).toBeVisible()
  }
  async function openTutor() {
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Rezultate' })).toBeVisible()
  }
  // The first time, styles of the sheet and of other screens are added, which concern the whole document.
  await page.getByRole('button', { name: /^Filtre/ }).click()
  await filter()
  await show.click()
  await expect(sheet).toBeHidden()
  await openTutor()
  await expectWhole(page)
  await page.goBack()
  await expectWhole(page)

  const most = (await page.locator('*').count()) / 2
  await page.getByRole('button', { name: /^Filtre/ }).click()
  await expect(show).toBeVisible()
  expect.soft(await mostComputed(page, filter), 'a filter').toBeLessThan(most)
  await show.click()
  await expect(sheet).toBeHidden()
  expect.soft(await mostComputed(page, openTutor), 'a link').toBeLessThan(most)
})
