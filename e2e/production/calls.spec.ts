import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { messageField, pressSend, writeTo } from '../messages.ts'
import { test } from '../test.ts'

/** What the page asks the back end for, spelled as it is sent, in the order of the alphabet. */
function recordCalls(page: Page, pattern = /\/api\//i): () => string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pattern.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return () => calls.toSorted()
}

const ads = '/api/users/getusersdescription'

const expected = {
  '/': [
    'GET /api/categories/getall',
    'GET /api/cycle/getall',
    'GET /api/users/GetCities',
    'GET /api/users/GetCurrentProfile',
    `GET ${ads}?categoryid=0&cycleid=0&cityid=0&order=1&page=1`,
  ],
  '/Matematica': [
    'GET /api/categories/getall',
    'GET /api/cycle/getall',
    'GET /api/users/GetCities',
    'GET /api/users/GetCurrentProfile',
    `GET ${ads}?categoryid=1&cycleid=0&cityid=0&order=0&page=1`,
  ],
  '/teacher?maincategory=1&category=1&city=-1&cycle=5&order=3': [
    'GET /api/categories/getallgroupped',
    'GET /api/categories/getmains',
    'GET /api/cycle/getall',
    'GET /api/users/GetCities',
    'GET /api/users/GetCurrentProfile',
    `GET ${ads}?categoryid=1&cycleid=5&cityid=-1&order=3&page=1`,
  ],
  // Beyond the end: the last page is asked for once the number of rows is known.
  '/Matematica?page=99': [
    'GET /api/categories/getall',
    'GET /api/cycle/getall',
    'GET /api/users/GetCities',
    'GET /api/users/GetCurrentProfile',
    `GET ${ads}?categoryid=1&cycleid=0&cityid=0&order=0&page=4`,
    `GET ${ads}?categoryid=1&cycleid=0&cityid=0&order=0&page=99`,
  ],
}

for (const [address, calls] of Object.entries(expected)) {
  test(`${address} asks for exactly what it shows`, async ({ page }) => {
    await serveBackend(page)
    const recorded = recordCalls(page)
    await page.goto(address)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(recorded()).toEqual(calls.toSorted())
  })
}

test('a filter asks for the ads alone', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const recorded = recordCalls(page)
  await page.getByRole('link', { name: 'Bacalaureat', exact: true }).click()
  await expect(page).toHaveURL('./Matematica?cycle=6')
  expect(recorded()).toEqual([`GET ${ads}?categoryid=1&cycleid=6&cityid=0&order=0&page=1`])
})

test('opening a group asks for nothing', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/teacher')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const recorded = recordCalls(page)
  await page.getByRole('link', { name: 'Sport', exact: true }).click()
  await expect(page).toHaveURL('./teacher?maincategory=8')
  await expect(page.getByRole('link', { name: 'Șah', exact: true })).toBeVisible()
  expect(recorded()).toEqual([])
})

test('portraits are asked for at 110 × 110', async ({ page }) => {
  await serveBackend(page)
  const recorded = recordCalls(page, /get-profile-image/i)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(recorded().length).toBeGreaterThan(0)
  for (const call of recorded()) {
    expect(call).toMatch(/^GET \/get-profile-image\?fileName=[\w.-]+&width=110&height=110$/)
  }
})

test('a message is one POST, with the anti-forgery token of the cookie', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'jeton-1', url: baseURL ?? '' }])
  await serveBackend(page, { persona: 'student' })
  await page.goto('/Matematica')
  await writeTo(page, 'Mihai Ionescu')
  await messageField(page).fill('  Bună ziua!  ')
  const recorded = recordCalls(page)
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await pressSend(page)
  const request = await sent
  expect(request.postDataJSON()).toEqual({ ToUserId: 'm4t7k2', Body: 'Bună ziua!' })
  expect(await request.headerValue('X-XSRF-TOKEN')).toBe('jeton-1')
  expect(await request.headerValue('Content-Type')).toBe('application/json')
  await expect(page.getByText('Mesajul a fost trimis')).toBeVisible()
  expect(recorded()).toEqual(['POST /api/messages/SaveNewMessage'])
})
