import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { cards, chips, expectTotal, filter, pageLink } from '../list.ts'
import { test } from '../test.ts'

/** Keeps back the answer of the list calls that match, until `release` lets them through and they are answered. */
async function hold(page: Page, call: RegExp) {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const answered: Promise<void>[] = []
  await page.route(call, async route => {
    await released
    // The page may have given the call up meanwhile.
    answered.push(route.fallback().catch(() => {}))
  })
  return {
    async release() {
      resolve()
      await Promise.all(answered)
      // An answer to a later call has come: whatever the held one could do to the page is done.
      await page.evaluate(async () => (await fetch('/api/cycle/getall')).text())
    },
  }
}

test.beforeEach(async ({ page }) => {
  await serveBackend(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Matematica', exact: true }).first().click()
  await expectTotal(page, '35 de anunțuri')
})

test('a slow answer never takes the place of a newer one', async ({ page }) => {
  const slow = await hold(page, /page=2$/)
  await pageLink(page, 'Pagina 2').click()
  await pageLink(page, 'Pagina 4').click()
  await expect(cards(page)).toHaveCount(5)
  const shown = await cards(page).allTextContents()

  await slow.release()
  await expect(page).toHaveURL('./Matematica?page=4')
  await expect(pageLink(page, 'Pagina 4')).toHaveAttribute('aria-current', 'page')
  expect(await cards(page).allTextContents()).toEqual(shown)
})

test('a press during a slow answer keeps the filter asked for before', async ({ page }) => {
  const slow = await hold(page, /cityid=-1&order=0/)
  await filter(page, 'Online').click()
  await filter(page, 'Bacalaureat').click()
  await expect(filter(page, 'Online')).toHaveAttribute('aria-current', 'true')
  await expectTotal(page, '35 de anunțuri')

  await slow.release()
  await expect(page).toHaveURL('./Matematica?city=-1&cycle=6')
  await expectTotal(page, '7 anunțuri')
})

test('Back during a slow answer leads back, and the answer changes nothing', async ({ page }) => {
  await filter(page, 'Bacalaureat').click()
  await expectTotal(page, '12 anunțuri')
  const slow = await hold(page, /cityid=-1/)
  await filter(page, 'Online').click()
  await expect(filter(page, 'Online')).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page).toHaveURL('./Matematica')
  await expectTotal(page, '35 de anunțuri')
  await expect(filter(page, 'Online')).not.toHaveAttribute('aria-current', 'true')

  await slow.release()
  await expect(page).toHaveURL('./Matematica')
  await expectTotal(page, '35 de anunțuri')
  await expect(chips(page)).toHaveCount(0)
})

test('a page left while its list is loading does not come back', async ({ page }) => {
  const slow = await hold(page, /cityid=-1/)
  await filter(page, 'Online').click()
  await page.getByRole('banner').getByRole('link', { name: 'Materii' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ultimele anunturi' })).toBeVisible()

  await slow.release()
  await expect(page).toHaveURL('./teacher')
  await expectTotal(page, '960 de anunțuri')
})
