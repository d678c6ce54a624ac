import { expect, type Page, type Request } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { lineOf } from '../calls.ts'
import { failedCalls, test } from '../test.ts'

/** The reads that the early script in each page's HTML sends before the app's scripts have loaded, in order. */
const early = {
  '/': [
    'GET /api/users/getusersdescription?categoryid=0&cycleid=0&cityid=0&order=1&page=1',
    'GET /api/users/GetCurrentProfile',
    'GET /api/categories/getall',
    'GET /api/users/GetCities',
    'GET /api/cycle/getall',
  ],
  '/Matematica?city=-1': [
    'GET /api/categories/getall',
    'GET /api/users/GetCurrentProfile',
    'GET /api/users/GetCities',
    'GET /api/cycle/getall',
    'GET /api/users/getusersdescription?categoryid=1&cycleid=0&cityid=-1&order=0&page=1',
  ],
  '/teacherprofile/ae31oi': ['GET /api/users/getadbycode?adid=ae31oi', 'GET /api/users/GetCurrentProfile'],
  '/u/profile': ['GET /api/users/GetCurrentProfile'],
}

test("each page sends its first reads, and applies the chosen theme, before the app's scripts have loaded", async ({
  page,
}) => {
  await serveBackend(page)
  // Block the app's own scripts: only the HTML and the early script are left.
  await page.route(/\/assets\/(base|app)-/, () => {})
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  let sent: Request[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) sent.push(request)
  })
  for (const [address, calls] of Object.entries(early)) {
    sent = []
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => sent.map(lineOf), address).toEqual(calls)
    await expect(page.locator('html'), address).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('meta[name="theme-color"][media="all"]'), address).toHaveAttribute(
      'data-scheme',
      'dark',
    )
    for (const request of sent) {
      const headers = await request.allHeaders()
      expect(headers['accept'], address).toBe('application/json, text/plain, */*')
      expect(Object.keys(headers), address).not.toContain('x-xsrf-token')
    }
  }
})

test.describe('when an early read fails', () => {
  test.use({ allowedErrors: new RegExp(`${failedCalls.source}|Mismatch`) })

  const list = /getusersdescription/
  const subjects = /categories\/getall$/
  const article = (page: Page) => page.getByRole('article').first()
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const waiting = (page: Page) => page.getByText('Se încarcă…')

  test('the skeleton of the list stays while it is pending, the error page follows, and a retry loads the list', async ({
    page,
  }) => {
    await serveBackend(page)
    const { promise: released, resolve } = Promise.withResolvers<void>()
    await page.route(list, async route => {
      await released
      await route.fulfill({ status: 500 })
    })
    await page.goto('/Matematica')
    await expect(heading(page)).toHaveText('Meditatii Matematica')
    // Mounted because the shell is ready, and hidden because the skeleton already shows that content is loading.
    await expect(waiting(page)).toHaveCount(1)
    await expect(waiting(page)).toBeHidden()
    await expect(page.locator('main [data-shape]').first()).toBeVisible()
    resolve()
    await expect(heading(page)).toHaveText('Serverul nu a putut răspunde')
    await expect(waiting(page)).toHaveCount(0)

    await page.unroute(list)
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await expect(article(page)).toBeVisible()
  })

  test('the other reads decide the content: subjects that do not fit the schema, a missing subject, or no profile', async ({
    page,
  }) => {
    await serveBackend(page)
    await page.route(subjects, route => route.fulfill({ json: { Id: 1 } }))
    await page.goto('/Matematica')
    await expect(heading(page)).toHaveText('Răspunsul primit nu a putut fi citit')
    await page.unroute(subjects)
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await expect(article(page)).toBeVisible()

    await page.route(subjects, route => route.fulfill({ json: [{ Id: '7', Name: 'Pian' }] }))
    await page.goto('/Matematica')
    await expect(heading(page)).toHaveText('Pagina nu a fost găsită')
    await page.unroute(subjects)

    await page.route(/GetCurrentProfile/, route => route.fulfill({ status: 500 }))
    await page.goto('/Matematica')
    await expect(article(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Autentificare' })).toBeVisible()
  })
})
