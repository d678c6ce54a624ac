import { http, HttpResponse } from 'msw/http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { getCategories } from './categories.ts'
import { dropEarlyReads } from './early.ts'
import { startEarlyRead } from './provideEarlyRead.ts'
import { getRequests } from './requests.ts'
import { getAdByCode, getAds } from './users.ts'

const server = startNodeBackend()
const sent: { line: string; accept: string | null }[] = []
server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url)
  sent.push({ line: `${request.method} ${pathname}${search}`, accept: request.headers.get('accept') })
})

beforeAll(() => {
  // In Node fetch needs an absolute URL. The client uses the same origin.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
    fetch(typeof input === 'string' ? `http://localhost${input}` : input, init),
  )
})
afterEach(() => void (sent.length = 0))
afterAll(() => void vi.unstubAllGlobals())

const emptyPage = () => HttpResponse.json({ TotalRows: 0, Entities: [] })

describe('an early read', () => {
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

  test('has the URL and the Accept header of the request that the client would send', async () => {
    server.use(http.get('*/api/users/getadbycode', () => HttpResponse.json(null)))
    await new Promise<void>(resolve =>
      startEarlyRead('adByCode', { adid: 'a b/c' }, { onResponse: async () => resolve() }),
    )
    dropEarlyReads()
    await getAdByCode({ adid: 'a b/c' })
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
    expect(sent[0]?.line).toBe('GET /api/users/getadbycode?adid=a+b%2Fc')
    expect(sent[0]?.accept).toBe('application/json, text/plain, */*')
  })

  test('is used once, only for its own query, and not once early reads have been dropped', async () => {
    server.use(http.get('*/api/users/getusersdescription', emptyPage))
    startEarlyRead('ads', { page: 1 })
    await getAds({ page: 1 })
    await getAds({ page: 1 })
    expect(sent).toHaveLength(2)
    startEarlyRead('ads', { page: 1 })
    await getAds({ page: 2 })
    expect(sent).toHaveLength(4)
    dropEarlyReads()
    await getAds({ page: 1 })
    expect(sent).toHaveLength(5)
  })

  test('is aborted by the signal of the read that uses it', async () => {
    server.use(http.get('*/api/users/getusersdescription', () => new Promise<Response>(() => {})))
    startEarlyRead('ads', { page: 1 })
    const early = globalThis.earlyReads?.values().next().value
    const fullPageLoads = new AbortController()
    const read = getAds({ page: 1 }, { signal: fullPageLoads.signal })
    fullPageLoads.abort()
    await expect(read).rejects.toThrow()
    await expect(early?.response).rejects.toThrow()
  })

  test('passes a copy of its response to the callback before the client gets the response', async () => {
    server.use(
      http.get('*/api/categories/getall', () => HttpResponse.json([{ Id: '1', Name: 'Matematica' }])),
      http.get('*/api/users/getusersdescription', emptyPage),
    )
    const onResponse = async (copy: Response) => {
      expect(await copy.json()).toEqual([{ Id: '1', Name: 'Matematica' }])
      startEarlyRead('ads', { categoryid: 1, page: 1 })
    }
    startEarlyRead('categories', {}, { onResponse })
    // The early read that the callback has started is used too, even when the client reads immediately.
    expect(await getCategories()).toEqual([{ Id: 1, Name: 'Matematica' }])
    await getAds({ categoryid: 1, page: 1 })
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /api/categories/getall',
      'GET /api/users/getusersdescription?categoryid=1&cycleid=0&cityid=0&order=0&page=1',
    ])
  })
})

describe('an early read that fails', () => {
  test('with a 500: the caller gets the failure, and the request is not sent again', async () => {
    server.use(http.get('*/api/users/getusersdescription', () => new HttpResponse(null, { status: 500 })))
    startEarlyRead('ads', { page: 1 })
    await expect(getAds({ page: 1 })).rejects.toMatchObject({ kind: 'status', status: 500 })
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['a 503', () => new HttpResponse(null, { status: 503 })],
    ['no network', () => HttpResponse.error()],
  ])('with %s: the client retries, as without an early read', async (_, fail) => {
    let tries = 0
    server.use(
      http.get('*/api/users/getusersdescription', () => {
        tries += 1
        return tries === 1 ? fail() : emptyPage()
      }),
    )
    startEarlyRead('ads', { page: 1 })
    expect(await getAds({ page: 1 })).toEqual({ TotalRows: 0, Entities: [] })
    expect(sent).toHaveLength(2)
  })
})
