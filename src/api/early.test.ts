import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { getCategories } from './categories.ts'
import { connectClient } from './client.ts'
import { dropEarlyReads, startEarlyRead } from './early.ts'
import { getRequests } from './requests.ts'
import { getAdByCode, getAds } from './users.ts'
import { getCurrentProfile } from './viewer.ts'

const server = setupServer()
const sent: { line: string; accept: string | null }[] = []
server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url)
  sent.push({ line: `${request.method} ${pathname}${search}`, accept: request.headers.get('accept') })
})

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  // In Node an address needs an origin; the page's own is the client's.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
    fetch(typeof input === 'string' ? `http://localhost${input}` : input, init),
  )
})
afterEach(() => {
  server.resetHandlers()
  sent.length = 0
  dropEarlyReads()
  connectClient({})
})
afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

const lines = () => sent.map(({ line }) => line)
const emptyPage = () => HttpResponse.json({ TotalRows: 0, Entities: [] })

describe('a read that was sent early', () => {
  test.each([
    ['ads', { categoryid: 1, cityid: -1, page: 2 }, () => getAds({ categoryid: 1, cityid: -1, page: 2 })],
    [
      'requests',
      { city: 'Iași', subject: 'a&b', page: 1 },
      () => getRequests({ city: 'Iași', subject: 'a&b', page: 1 }),
    ],
  ] as const)(
    '%s: the client takes its response instead of sending the same request',
    async (name, args, call) => {
      server.use(http.get('*/api/users/*', emptyPage))
      startEarlyRead(name, args)
      expect(await call()).toEqual({ TotalRows: 0, Entities: [] })
      expect(sent).toHaveLength(1)
    },
  )

  test('is spelled and headed as the client does it', async () => {
    server.use(http.get('*/api/users/getadbycode', () => HttpResponse.json(null)))
    await new Promise<void>(resolve => startEarlyRead('adByCode', { adid: 'a b/c' }, async () => resolve()))
    dropEarlyReads()
    await getAdByCode({ adid: 'a b/c' })
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
    expect(sent[0]?.line).toBe('GET /api/users/getadbycode?adid=a+b%2Fc')
    expect(sent[0]?.accept).toBe('application/json, text/plain, */*')
  })

  test('counts for its first caller only: a later read sends a request of its own', async () => {
    server.use(http.get('*/api/users/getusersdescription', emptyPage))
    startEarlyRead('ads', { page: 1 })
    await getAds({ page: 1 })
    await getAds({ page: 1 })
    expect(lines()).toHaveLength(2)
  })

  test('is not taken for another address', async () => {
    server.use(http.get('*/api/users/getusersdescription', emptyPage))
    startEarlyRead('ads', { page: 1 })
    await getAds({ page: 2 })
    expect(lines()).toHaveLength(2)
  })

  test('is not taken once the first page has been shown', async () => {
    server.use(http.get('*/api/users/getusersdescription', emptyPage))
    startEarlyRead('ads', { page: 1 })
    dropEarlyReads()
    await getAds({ page: 1 })
    expect(lines()).toHaveLength(2)
  })

  test('is aborted with the screen that has taken it', async () => {
    server.use(http.get('*/api/users/getusersdescription', () => new Promise<Response>(() => {})))
    startEarlyRead('ads', { page: 1 })
    const early = globalThis.earlyReads?.values().next().value
    const left = new AbortController()
    const read = getAds({ page: 1 }, { signal: left.signal })
    left.abort()
    await expect(read).rejects.toThrow()
    await expect(early?.response).rejects.toThrow()
  })

  test('is told to the early script before the client gets it', async () => {
    server.use(
      http.get('*/api/categories/getall', () => HttpResponse.json([{ Id: '1', Name: 'Matematica' }])),
      http.get('*/api/users/getusersdescription', emptyPage),
    )
    startEarlyRead('categories', {}, async copy => {
      expect(await copy.json()).toEqual([{ Id: '1', Name: 'Matematica' }])
      startEarlyRead('ads', { categoryid: 1, page: 1 })
    })
    // What the list of subjects leads to is not sent twice, however soon the client asks for it.
    expect(await getCategories()).toEqual([{ Id: 1, Name: 'Matematica' }])
    await getAds({ categoryid: 1, page: 1 })
    expect(lines()).toEqual([
      'GET /api/categories/getall',
      'GET /api/users/getusersdescription?categoryid=1&cycleid=0&cityid=0&order=0&page=1',
    ])
  })
})

describe('an early read that fails', () => {
  test('500: the caller gets the failure, and nothing is sent again', async () => {
    server.use(http.get('*/api/users/getusersdescription', () => new HttpResponse(null, { status: 500 })))
    startEarlyRead('ads', { page: 1 })
    await expect(getAds({ page: 1 })).rejects.toMatchObject({ kind: 'status', status: 500 })
    expect(sent).toHaveLength(1)
  })

  test('503: the client tries again by itself, as without an early read', async () => {
    let tries = 0
    server.use(
      http.get('*/api/users/getusersdescription', () => {
        tries += 1
        return tries === 1 ? new HttpResponse(null, { status: 503 }) : emptyPage()
      }),
    )
    startEarlyRead('ads', { page: 1 })
    expect(await getAds({ page: 1 })).toEqual({ TotalRows: 0, Entities: [] })
    expect(sent).toHaveLength(2)
  })

  test('a login page where JSON is due is an expired session', async () => {
    server.use(
      http.get('*/api/users/getusersdescription', () => HttpResponse.html('<!doctype html><p>Login')),
    )
    startEarlyRead('ads', { page: 1 })
    await expect(getAds({ page: 1 })).rejects.toMatchObject({ kind: 'session' })
  })

  test('a 401 of the profile is a visitor', async () => {
    server.use(http.get('*/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 401 })))
    startEarlyRead('currentProfile')
    expect(await getCurrentProfile()).toBeNull()
    expect(sent).toHaveLength(1)
  })

  test('garbage is a shape error', async () => {
    server.use(http.get('*/api/users/getusersdescription', () => HttpResponse.text('{"TotalRows":')))
    startEarlyRead('ads', { page: 1 })
    await expect(getAds({ page: 1 })).rejects.toMatchObject({ kind: 'shape' })
  })
})
