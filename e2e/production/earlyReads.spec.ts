import { expect } from '@playwright/test'
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

for (const [address, calls] of Object.entries(early)) {
  test(`${address} sends its first reads before the app's scripts have loaded`, async ({ page }) => {
    await serveBackend(page)
    await page.route(/\/assets\/(base|app)-/, () => {})
    const sent: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/')) sent.push(lineOf(request))
    })
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => sent).toEqual(calls)
  })
}

test('the early reads have the same headers as those of the client', async ({ page }) => {
  await serveBackend(page)
  const asked = page.waitForRequest(/getusersdescription/)
  await page.goto('/Matematica')
  const headers = await (await asked).allHeaders()
  expect(headers['accept']).toBe('application/json, text/plain, */*')
  expect(Object.keys(headers)).not.toContain('x-xsrf-token')
})

test.describe('when an early read fails', () => {
  test.use({ allowedErrors: new RegExp(`${failedCalls.source}|Misfit`) })

  const list = /getusersdescription/
  const answers = {
    'a 500': { status: 500 },
    'no network': null,
    'a login page': { contentType: 'text/html', body: '<!doctype html><title>Login</title>' },
    'invalid JSON': { contentType: 'application/json', body: '{"TotalRows":' },
    'a 401': { status: 401 },
  }
  const titles = {
    'a 500': 'Serverul nu a putut răspunde',
    'no network': 'Nu ne putem conecta la server',
    'a login page': 'Sesiunea a expirat',
    'invalid JSON': 'Răspunsul primit nu a putut fi citit',
    'a 401': 'Sesiunea a expirat',
  }

  for (const [name, answer] of Object.entries(answers)) {
    test(`the list shows the error page after ${name}, and a retry loads it`, async ({ page }) => {
      await serveBackend(page)
      await page.route(list, route => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto('/Matematica')
      const title = titles[name as keyof typeof titles]
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

      await page.unroute(list)
      await page.getByRole('button', { name: 'Încearcă din nou' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  }

  test('the list shows the error page when the subjects have the wrong shape, and a retry loads it', async ({
    page,
  }) => {
    await serveBackend(page)
    await page.route(/categories\/getall$/, route => route.fulfill({ json: { Id: 1 } }))
    await page.goto('/Matematica')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Răspunsul primit nu a putut fi citit' }),
    ).toBeVisible()
    await page.unroute(/categories\/getall$/)
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a subject that the build knows but the server does not shows the not-found page', async ({
    page,
  }) => {
    await serveBackend(page)
    await page.route(/categories\/getall$/, route => route.fulfill({ json: [{ Id: '7', Name: 'Pian' }] }))
    await page.goto('/Matematica')
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  })

  test('the page renders as for a visitor when the profile fails', async ({ page }) => {
    await serveBackend(page)
    await page.route(/GetCurrentProfile/, route => route.fulfill({ status: 500 }))
    await page.goto('/Matematica')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Autentificare' })).toBeVisible()
  })
})

test('the first frame stays, with a skeleton and no overlay over it, while a slow read is pending', async ({
  page,
}) => {
  await serveBackend(page)
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/getusersdescription/, async route => {
    await released
    await route.fallback()
  })
  await page.goto('/Matematica')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meditatii Matematica')
  // Mounted since the shell is ready; hidden, because the skeleton shows the waiting.
  await expect(page.getByText('Se încarcă…')).toHaveCount(1)
  await expect(page.getByText('Se încarcă…')).toBeHidden()
  await expect(page.locator('main [data-shape]').first()).toBeVisible()
  resolve()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText('Se încarcă…')).toHaveCount(0)
})
