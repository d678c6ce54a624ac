import { expect, type Page } from '@playwright/test'
import { cards, expectTotal } from '../list.ts'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { documentHeaders } from './expected.ts'
import { test } from './rollout.ts'

// The app beside a legacy UI, behind nginx: each test builds the app for its screens.

const legacyHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^UI vechi/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function expectLegacy(page: Page, request: string): Promise<void> {
  await expect(legacyHeading(page)).toHaveText(`UI vechi: ${request}`)
  await expect(legacyHeading(page)).toHaveCSS('color', 'rgb(1, 2, 3)')
}

test.describe('the lists are ours, a tutor’s page is not', () => {
  test.use({ screens: 'list' })

  test('a list leads to the tutor’s page and Back, keeps a draft, and sends a message', async ({
    page,
    site,
  }) => {
    await page.goto('/Account/Login?persona=student&returnUrl=%2FMatematica')
    await expectTotal(page, '35 de anunțuri')
    await writeTo(page, 'Mihai Ionescu')
    await messageField(page).fill('Bună ziua, aveți un loc liber?')
    await page.keyboard.press('Escape')
    await expect(composeDialog(page)).toBeHidden()
    // Neither the visit nor prefetching has touched the legacy UI.
    expect(site.legacyRequests).toEqual([])

    const link = cards(page).first().getByRole('link').first()
    const address = (await link.getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/teacherprofile\/\w+$/)
    await link.click()
    await expectLegacy(page, `GET ${address}`)
    await page.goBack()
    await expect(page).toHaveURL('/Matematica')
    await writeTo(page, 'Mihai Ionescu')
    await expect(messageField(page)).toHaveValue('Bună ziua, aveți un loc liber?')
    await pressSend(page)
    await expect(page.getByText('Mesajul a fost trimis')).toBeVisible()
    await page.goForward()
    await expectLegacy(page, `GET ${address}`)
  })
})

test.describe('everything is ours but the checkout', () => {
  test.use({ screens: '-checkout', legacyPaths: ['/campanie'] })

  test('payments lead to the legacy UI with their ids, its form is sent, and its links lead back', async ({
    page,
    site,
  }) => {
    await page.goto('/Account/Login?persona=student&returnUrl=%2Fpayment%2F1002%2C1009')
    await expectLegacy(page, 'GET /payment/1002,1009')
    await page.getByRole('button', { name: 'Trimite' }).click()
    await expectLegacy(page, 'POST /payment/1002,1009 card=1')
    await page.getByRole('link', { name: 'Contul meu' }).click()
    await expect(page.getByRole('navigation', { name: 'Contul meu' })).toBeVisible()

    await page.goto('/abonamente')
    await page.locator('a[href="/payment/31"]').click()
    await expectLegacy(page, 'GET /payment/31')
    await page.goBack()
    await expect(heading(page, 'Abonament pentru profesori')).toBeVisible()
    expect(site.legacyRequests.filter(line => !line.endsWith('/site.css'))).toEqual([
      'GET /payment/1002,1009',
      'POST /payment/1002,1009 card=1',
      'GET /payment/31',
    ])
  })

  test('pages of the legacy UI alone and its documents stay reachable beside the subjects', async ({
    page,
  }) => {
    for (const address of ['/campanie', '/Campanie/toamna?din=mail', '/preturi.pdf']) {
      await page.goto(address)
      await expectLegacy(page, `GET ${address}`)
    }
    await page.goto('/campanii')
    await expect(heading(page, 'Pagina nu a fost găsită')).toBeVisible()
  })
})

test.describe('only the static pages are ours', () => {
  test.use({ screens: 'static' })

  test('every other address belongs to the legacy UI, unknown ones too, and only our pages have our headers', async ({
    page,
  }) => {
    const own = await page.goto('/Contact')
    expect(await own?.allHeaders()).toMatchObject(documentHeaders)
    await page.getByRole('link', { name: 'Cum funcționează' }).click()
    await expect(heading(page, 'Cum funcționează')).toBeVisible()
    await page.getByRole('navigation', { name: 'Navigare principală' }).getByText('Solicitări').click()
    await expectLegacy(page, 'GET /solicitare-de-meditatii')
    for (const address of [
      '/',
      '/Matematica',
      '/u/messages?user=m4t7k2',
      '/blog/2024',
      '/index.html',
      '/Contact.html',
    ]) {
      const answer = await page.goto(address)
      await expectLegacy(page, `GET ${address}`)
      expect(await answer?.headerValue('content-security-policy')).toBeNull()
    }
    // The back end is reached from both.
    const answer = await page.request.get('/api/categories/getmains')
    expect(answer.headers()['content-type']).toContain('application/json')
  })
})

test.describe('a host that does not know of the legacy UI', () => {
  test.use({ screens: '-checkout', hostScreens: 'all', allowedErrors: /The host must send \/payment\/31 to/ })

  test('shows an error page at its screens, and does not reload for ever', async ({ page }) => {
    const documents: string[] = []
    page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
    await page.goto('/payment/31')
    await expect(heading(page, 'A apărut o eroare neașteptată')).toBeVisible()
    await page.getByRole('link', { name: 'Înapoi la prima pagină' }).click()
    await expect(heading(page, 'Găsiți profesorul potrivit pentru copilul dvs.')).toBeVisible()
    expect(documents).toHaveLength(1)
  })
})

test.describe('reports to the operator', () => {
  test.use({ isReporting: true, allowedErrors: /Ion Popescu/ })

  test('name the route’s pattern and the type of an error, pass the security policy, and hold no text', async ({
    page,
    site,
  }) => {
    await page.goto('/teacherprofile/ae31oi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meditatii Matematica')
    await page.evaluate(() => {
      void Promise.reject(new RangeError('Ion Popescu'))
    })
    // The reporter may not have loaded yet, so the page is hidden until the report arrives.
    await expect
      .poll(async () => {
        await hide(page)
        return site.reports.flatMap(({ entries }) => entries)
      })
      .toContainEqual({ kind: 'error', route: '/teacherprofile/:code', name: 'RangeError', frames: [] })
    expect(JSON.stringify(site.reports)).not.toMatch(/Popescu|ae31oi/)
  })
})

/** Makes the page believe that its tab is hidden. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
