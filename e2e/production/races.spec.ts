import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { cards, chips, expectTotal, filter, pageLink } from '../list.ts'
import { failedCalls, test } from '../test.ts'

/** Keeps matching calls pending until `release`, which resolves once they have been answered. */
async function hold(page: Page, call: RegExp) {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const answered: Promise<void>[] = []
  await page.route(call, async route => {
    await released
    // The page may have aborted the call meanwhile.
    answered.push(route.fallback().catch(() => {}))
  })
  return {
    async release() {
      resolve()
      await Promise.all(answered)
      // Once a later call has its response, the held response has had its effect on the page, if any.
      await page.evaluate(async () => (await fetch('/api/cycle/getall')).text())
    },
  }
}

test('the last press or Back decides which list is shown, no matter which response comes last', async ({
  page,
}) => {
  await serveBackend(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Matematica', exact: true }).first().click()
  await expectTotal(page, '35 de anunțuri')

  await test.step('a filter pressed while another is pending is added to it', async () => {
    const slow = await hold(page, /cityid=-1&order=0/)
    await filter(page, 'Online').click()
    await filter(page, 'Bacalaureat').click()
    await expect(filter(page, 'Online')).toHaveAttribute('aria-current', 'true')
    await expectTotal(page, '35 de anunțuri')
    await slow.release()
    await expect(page).toHaveURL('./Matematica?city=-1&cycle=6')
    await expectTotal(page, '7 anunțuri')
    await page.goBack()
    await expectTotal(page, '35 de anunțuri')
  })

  await test.step('Back while a filter is pending goes back, and the late response is ignored', async () => {
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

  await test.step('a slow response never replaces a newer one', async () => {
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

  await test.step('a late response does not bring back a page that the user has left', async () => {
    const slow = await hold(page, /cityid=-1/)
    await filter(page, 'Online').click()
    await page.getByRole('banner').getByRole('link', { name: 'Profesori' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ultimele anunturi' })).toBeVisible()
    await slow.release()
    await expect(page).toHaveURL('./teacher')
    await expectTotal(page, '960 de anunțuri')
  })
})

test.describe('when a list cannot be loaded', () => {
  test.use({ allowedErrors: failedCalls })

  test('a filter pressed after Back does not bring back the address that Back has left', async ({ page }) => {
    await serveBackend(page)
    await page.goto('/Matematica')
    await filter(page, 'Bacalaureat').click()
    await expectTotal(page, '12 anunțuri')
    // A new document remembers no list, so Back has to wait.
    await page.reload()
    await expectTotal(page, '12 anunțuri')
    const slow = await hold(page, /cycleid=0&cityid=0/)
    await page.route(/cityid=-1/, route => route.fulfill({ status: 500 }))
    await page.goBack({ waitUntil: 'commit' })
    await filter(page, 'Online').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Serverul nu a putut răspunde' })).toBeVisible()
    await expect(page).toHaveURL('./Matematica?city=-1')
    await slow.release()
    await page.goBack()
    await expect(page).toHaveURL('./Matematica')
    await expectTotal(page, '35 de anunțuri')
  })
})
