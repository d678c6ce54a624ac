import { expect, type Page } from '@playwright/test'
import { cards, expectTotal } from '../list.ts'
import { sidewaysScroll } from '../screen.ts'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { documentHeaders } from './expected.ts'
import { test } from './rollout.ts'

// A build of some screens behind nginx, beside a legacy UI with all other screens. All tests share one build, so they run
// in one worker. test/hosting.test.ts tests the screen of each line in the host's file.

test.describe.configure({ mode: 'default' })

const legacyHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^UI vechi/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function expectLegacy(page: Page, request: string): Promise<void> {
  await expect(legacyHeading(page)).toHaveText(`UI vechi: ${request}`)
  await expect(legacyHeading(page)).toHaveCSS('color', 'rgb(1, 2, 3)')
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`/Account/Login?persona=student&returnUrl=${encodeURIComponent(address)}`)
}

test('a list leads to the tutor’s page of the legacy UI and Back, keeps a draft, and sends a message', async ({
  page,
  site,
}) => {
  await signIn(page, '/Matematica')
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

test('the legacy UI keeps its forms, documents and unknown addresses, and links lead from it to the app and back', async ({
  page,
  site,
  build,
}) => {
  await signIn(page, '/payment/1002,1009')
  await expectLegacy(page, 'GET /payment/1002,1009')
  await page.getByRole('button', { name: 'Trimite' }).click()
  await expectLegacy(page, 'POST /payment/1002,1009 card=1')
  expect(site.legacyRequests.filter(line => !line.endsWith('/site.css'))).toEqual([
    'GET /payment/1002,1009',
    'POST /payment/1002,1009 card=1',
  ])
  await page.getByRole('link', { name: 'Contul meu' }).click()
  await expect(page.getByRole('navigation', { name: 'Contul meu' })).toBeVisible()

  for (const address of [
    '/',
    '/u/messages?user=m4t7k2',
    '/blog/2024',
    '/campanie',
    '/Campanie/toamna?din=mail',
    '/preturi.pdf',
  ]) {
    const answer = await page.goto(address)
    await expectLegacy(page, `GET ${address}`)
    expect(await answer?.headerValue('content-security-policy'), address).toBeNull()
  }
  await page.goto('/campanii')
  await expect(heading(page, 'Pagina nu a fost găsită')).toBeVisible()

  const own = await page.goto('/Contact')
  expect(own?.headers()).toMatchObject({
    ...documentHeaders,
    'content-security-policy': expect.stringContaining(`connect-src 'self' ${build.report.origin};`),
  })
  await page.getByRole('link', { name: 'Cum funcționează' }).click()
  await expect(heading(page, 'Cum funcționează')).toBeVisible()
  await page.getByRole('navigation', { name: 'Navigare principală' }).getByText('Solicitări').click()
  await expectLegacy(page, 'GET /solicitare-de-meditatii')
  // The back end can be reached from both.
  const answer = await page.request.get('/api/categories/getmains')
  expect(answer.headers()['content-type']).toContain('application/json')
})

test('the accessibility statement has HTML of its own, fits 320 px, and is linked in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const answer = await page.goto('/termeni-si-conditii/accesibilitate')
  expect(await answer?.text()).toContain('Profi SRL se angajează')
  await expect(heading(page, 'Declarație de accesibilitate')).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  // There is now also a folder of this name.
  await page.goto('/termeni-si-conditii/')
  await expect(heading(page, 'Termeni și condiții')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accesibilitate' }).click()
  await expect(heading(page, 'Declarație de accesibilitate')).toBeFocused()
})

test.describe('a host that does not know of the legacy UI', () => {
  test.use({ hostScreens: 'all', allowedErrors: /The host must send \/payment\/31 to/ })

  test('shows an error page at screens of the legacy UI, and does not reload forever', async ({ page }) => {
    const documents: string[] = []
    page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
    await page.goto('/payment/31')
    await expect(heading(page, 'A apărut o eroare neașteptată')).toBeVisible()
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(heading(page, 'Contact')).toBeVisible()
    expect(documents).toHaveLength(1)
  })
})

test.describe('reports to the operator', () => {
  test.use({ allowedErrors: /Ion Popescu/ })

  test('name the route’s pattern and the type of an error, pass the security policy, and hold no text', async ({
    page,
    build,
  }) => {
    await page.goto('/Matematica')
    await expect(heading(page, 'Meditatii Matematica')).toBeVisible()
    await page.evaluate(() => {
      void Promise.reject(new RangeError('Ion Popescu'))
    })
    // The reporter may not have loaded yet, so the page is hidden until the report arrives.
    await expect
      .poll(async () => {
        await hide(page)
        return build.reports.flatMap(({ entries }) => entries)
      })
      .toContainEqual({ kind: 'error', route: '/:category', name: 'RangeError', frames: [] })
    expect(JSON.stringify(build.reports)).not.toMatch(/Popescu|Matematica/)
  })
})

/** Makes the page believe that its tab is hidden. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
