import { expect } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { recordCalls } from '../calls.ts'
import { expectWhole } from '../screen.ts'
import { test } from '../test.ts'

const ads = '/api/users/getusersdescription'

/** All calls of each address, sorted before comparison. */
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
  // A page beyond the end: the app requests the last page once it knows the number of rows.
  '/Matematica?page=99': [
    'GET /api/categories/getall',
    'GET /api/cycle/getall',
    'GET /api/users/GetCities',
    'GET /api/users/GetCurrentProfile',
    `GET ${ads}?categoryid=1&cycleid=0&cityid=0&order=0&page=4`,
    `GET ${ads}?categoryid=1&cycleid=0&cityid=0&order=0&page=99`,
  ],
  // The first free hour is searched once the page is idle; the tutor has one today, so one day is enough.
  '/teacherprofile/ae31oi': [
    'GET /api/teacherrating/getallratingforteacher?teacherid=m4t7k2',
    'GET /api/users/AdView?adCode=ae31oi',
    'GET /api/users/GetCurrentProfile',
    'GET /api/users/GetSuggestedUsers?userid=m4t7k2&categoryid=1&cityid=1',
    'GET /api/users/getNrOfViewsForAd?adCode=ae31oi',
    'GET /api/users/getadbycode?adid=ae31oi',
    'GET /api/users/getavailabilityforday?userid=m4t7k2&day=2026-11-20',
  ],
  '/solicitare-de-meditatii': [
    'GET /api/users/GetCurrentProfile',
    'GET /api/users/GetRequests?city=&subject=&page=1',
  ],
  '/solicitare-de-meditatii?subject=limba&city=Cluj-Napoca&page=7': [
    'GET /api/users/GetCurrentProfile',
    'GET /api/users/GetRequests?city=Cluj-Napoca&subject=limba&page=7',
    'GET /api/users/GetRequests?city=Cluj-Napoca&subject=limba&page=1',
  ],
  '/solicitare-de-meditatii/c-online': [
    'GET /api/users/GetCurrentProfile',
    'GET /api/users/GetRequest?id=c-online',
  ],
}

for (const [address, calls] of Object.entries(expected)) {
  test(`${address} sends exactly the expected calls`, async ({ page }) => {
    await serveBackend(page)
    const recorded = recordCalls(page)
    await page.goto(address)
    await expectWhole(page)
    // A read that waits for an idle browser may be sent after that.
    await expect.poll(recorded).toEqual(calls.toSorted())
  })
}

test('portraits are requested at 110 × 110', async ({ page }) => {
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

test('static pages request only the viewer', async ({ page }) => {
  await serveBackend(page)
  for (const address of ['/Contact', '/CumFunctioneaza', '/termeni-si-conditii', '/abonamente']) {
    const recorded = recordCalls(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(recorded(), address).toEqual(['GET /api/users/GetCurrentProfile'])
  }
})
