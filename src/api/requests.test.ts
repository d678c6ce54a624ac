import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getCategories, getCycles, getGroups, getMains } from './categories.ts'
import { connectClient } from './client.ts'
import { getConversation, sendMessage } from './messages.ts'
import { getCurrentProfile } from './profile.ts'
import { getAds, getCities, getStats } from './users.ts'

// The mock back end matches paths without regard to case, so the raw addresses are asserted here.
let sent: string[] = []

const server = setupServer(
  http.all('*', async ({ request }) => {
    const body = await request.text()
    const url = request.url.replace('http://localhost', '')
    sent.push([request.method, url, ...(body ? [body] : [])].join(' '))
    return HttpResponse.json(
      url.includes('GetStats') ? { TotalTeacher: 1, TotalUser: 2, TotalViews: 3 } : null,
    )
  }),
)
beforeAll(() => server.listen())
afterEach(() => {
  sent = []
  connectClient({})
})
afterAll(() => server.close())

const anyCity = { categoryid: 7, cycleid: 3, cityid: -1, order: 2, page: 4 }

test.each([
  [
    'GET /api/users/getusersdescription?categoryid=7&cycleid=3&cityid=-1&order=2&page=4',
    () => getAds(anyCity),
  ],
  [
    'GET /api/users/getusersdescription?categoryid=0&cycleid=0&cityid=0&order=1&page=1',
    () => getAds({ order: 1, page: 1 }),
  ],
  ['GET /api/users/getusersdescription?categoryid=0&cycleid=0&cityid=0&order=0&page=0', () => getAds({})],
  ['GET /api/users/GetCities', getCities],
  ['GET /api/users/GetStats', getStats],
  ['GET /api/users/GetCurrentProfile', getCurrentProfile],
  ['GET /api/categories/getall', getCategories],
  ['GET /api/categories/getallgroupped', getGroups],
  ['GET /api/categories/getmains', getMains],
  ['GET /api/cycle/getall', getCycles],
  ['GET /api/messages/getmessagesbymentorcode/a%2Fb/2', () => getConversation('a/b', 2)],
  [
    'POST /api/messages/SaveNewMessage {"ToUserId":"m4t7k2","Body":"Bună ziua"}',
    () => sendMessage({ ToUserId: 'm4t7k2', Body: 'Bună ziua' }),
  ],
])('%s', async (request, call) => {
  await call()
  expect(sent).toEqual([request])
})
