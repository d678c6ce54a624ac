import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, type Call, connectClient, type MisfitReport } from './client.ts'
import { getPayments } from './appointments.ts'
import { change, cached, read, changeByGet, upload } from './endpoint.ts'
import { getCurrentProfile } from './viewer.ts'
import { Id, list, Named, paged } from './schemas.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let calls: Call[] = []
let misfits: MisfitReport[] = []
let traffic: number[] = []

beforeEach(() => {
  calls = []
  misfits = []
  traffic = []
  connectClient({
    xsrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    onAnswer: call => calls.push(call),
    onMisfit: misfit => misfits.push(misfit),
    onTraffic: step => traffic.push(step),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  connectClient({})
})

const Thing = z.object({ Id, Name: z.string() })
const getThing = read('/api/x', Thing)
const getThingOnce = changeByGet('/api/x', Thing)
const getNames = read('/api/x', list(Named))
const getPage = read('/api/x', paged(Named))
const getMaybe = read('/api/x', z.nullable(Thing))
const getMaybeOnce = changeByGet('/api/x', z.nullable(Thing))
const changeThing = change('/api/x', z.unknown(), Thing)
const changeVoid = change('/api/x', z.unknown())
const answer = (make: () => Response) => server.use(http.all('*/api/x', make))

/** The error of a call that must fail. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('what goes wrong is one family of errors', () => {
  test.each([
    ['a 500', () => HttpResponse.text('boom', { status: 500 }), 'status', 500],
    ['a 404', () => HttpResponse.json({}, { status: 404 }), 'status', 404],
    ['a 400', () => HttpResponse.text('bad', { status: 400 }), 'status', 400],
    ['a 401', () => new HttpResponse(null, { status: 401 }), 'session', 401],
    ['a login page', () => HttpResponse.html('<!doctype html><title>Login</title>'), 'session', undefined],
    ['a login page sent as text', () => HttpResponse.text(' <html><body>'), 'session', undefined],
    ['no connection', () => HttpResponse.error(), 'network', undefined],
    ['malformed JSON', () => HttpResponse.text('{"Id": 1'), 'shape', undefined],
    ['another shape', () => HttpResponse.json({ Id: 1 }), 'shape', undefined],
    ['nothing where a thing is due', () => HttpResponse.json(null), 'shape', undefined],
  ] as const)('%s', async (_, make, kind, status) => {
    answer(make)
    const error = await failure(getThingOnce())
    expect({ kind: error.kind, status: error.status }).toEqual({ kind, status })
    expect(error.endpoint).toBe('GET /api/x')
  })

  test('no answer in 30 seconds', async () => {
    vi.useFakeTimers()
    server.use(http.get('*/api/x', () => new Promise<Response>(() => {})))
    const failed = failure(getThing())
    await vi.advanceTimersByTimeAsync(29_900)
    expect(traffic).toEqual([1])
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    expect((await failed).kind).toBe('timeout')
  })

  test('an answer whose body does not end in 30 seconds is none either', async () => {
    vi.useFakeTimers()
    const pause = () => new Promise(resolve => setTimeout(resolve, 20_000))
    // As fetch does: aborting the request ends its body with an error.
    vi.stubGlobal('fetch', async ({ signal }: Request) => {
      await pause()
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{'))
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body)
    })
    const failed = failure(changeThing({}))
    // The answer begins after 20 seconds: the whole of it has 10 more.
    await vi.advanceTimersByTimeAsync(20_000)
    await vi.advanceTimersByTimeAsync(10_100)
    vi.useRealTimers()
    expect((await failed).kind).toBe('timeout')
  })

  test('a read whose page was left is aborted, which is not one of them', async () => {
    server.use(http.get('*/api/x', () => new Promise<Response>(() => {})))
    const page = new AbortController()
    const call = getThing({}, { signal: page.signal })
    page.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(traffic).toEqual([1, -1])
  })
})

describe('repeating', () => {
  test('a safe read tries a passing failure again', async () => {
    let tries = 0
    answer(() =>
      ++tries < 2 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ Id: 1, Name: 'a' }),
    )
    await expect(getThing()).resolves.toEqual({ Id: 1, Name: 'a' })
    expect(calls.map(({ status }) => status)).toEqual([503, 200])
  })

  test('a server that asks for more patience than a visitor has is asked sooner', async () => {
    vi.useFakeTimers()
    let tries = 0
    answer(() =>
      ++tries < 2
        ? new HttpResponse(null, { status: 503, headers: { 'Retry-After': '3600' } })
        : HttpResponse.json({ Id: 1, Name: 'a' }),
    )
    const thing = getThing()
    await vi.advanceTimersByTimeAsync(3100)
    vi.useRealTimers()
    await expect(thing).resolves.toEqual({ Id: 1, Name: 'a' })
  })

  test.each([
    ['a read that changes state', () => getThingOnce()],
    ['a change', () => changeThing({})],
    ['a change without an answer', () => changeVoid({})],
    ['a read, but for a plain 500', () => getThing()],
  ])('%s is sent once', async (name, call) => {
    let tries = 0
    answer(() => {
      tries++
      return new HttpResponse(null, { status: name.includes('500') ? 500 : 503 })
    })
    await failure(call())
    expect(tries).toBe(1)
  })

  test('a read that changes state never comes from a cache', async () => {
    // MSW hands on a copy of the request that has forgotten its cache mode.
    let cache: RequestCache | undefined
    vi.stubGlobal('fetch', (request: Request) => {
      cache = request.cache
      return Promise.resolve(HttpResponse.json({ Id: 1, Name: 'a' }))
    })
    await getThingOnce()
    expect(cache).toBe('no-store')
  })

  test('a reference list is read once, and again only after a failure', async () => {
    let tries = 0
    answer(() => (++tries === 1 ? new HttpResponse(null, { status: 500 }) : HttpResponse.json([])))
    await failure(cached('/api/x', list(Named))())
    await Promise.all([cached('/api/x', list(Named))(), cached('/api/x', list(Named))()])
    await cached('/api/x', list(Named))()
    expect(tries).toBe(2)
  })
})

describe('empty answers', () => {
  test.each([
    ['200 with nothing', () => new HttpResponse(null, { status: 200 })],
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['null', () => HttpResponse.json(null)],
    ['white space', () => HttpResponse.text(' \n')],
    ['an empty page', () => HttpResponse.html('')],
    ['a page of white space', () => HttpResponse.html('\r\n')],
  ])('%s is nothing: a list is empty, a page has no rows, a change has worked', async (_, make) => {
    answer(make)
    await expect(getNames()).resolves.toEqual([])
    await expect(getPage()).resolves.toEqual({ TotalRows: 0, Entities: [] })
    await expect(getMaybe()).resolves.toBeNull()
    await expect(changeVoid({})).resolves.toBeUndefined()
  })

  test('what a change answers is never parsed', async () => {
    answer(() => HttpResponse.text('{"broken'))
    await expect(changeVoid({})).resolves.toBeUndefined()
  })

  test('a login page is not success', async () => {
    answer(() => HttpResponse.html('<!doctype html>'))
    expect((await failure(changeVoid({}))).kind).toBe('session')
  })
})

describe('misfits', () => {
  const nine = Array.from({ length: 9 }, (_, index) => ({ Id: String(index), Name: 'ok', Unasked: true }))

  test('one broken item of ten leaves nine and one report, without values', async () => {
    answer(() => HttpResponse.json({ TotalRows: 10, Entities: [...nine, { Id: 'secret', Name: 5 }] }))
    const { Entities, TotalRows } = await getPage()
    expect(Entities).toHaveLength(9)
    expect(TotalRows).toBe(10)
    expect(misfits).toEqual([{ endpoint: 'GET /api/x', field: '[].Id', expected: 'regex', got: 'string' }])
    expect(JSON.stringify(misfits)).not.toContain('secret')
  })

  test('the same misfit is reported once', async () => {
    answer(() => HttpResponse.json([...nine, { Id: 1 }, { Id: 2 }]))
    await getNames()
    await getNames()
    expect(misfits).toEqual([
      { endpoint: 'GET /api/x', field: '[].Name', expected: 'string', got: 'undefined' },
    ])
  })

  test('a single thing that does not fit is reported with its field', async () => {
    answer(() => HttpResponse.json({ Id: 1, Name: null }))
    await failure(getThing())
    expect(misfits).toEqual([{ endpoint: 'GET /api/x', field: 'Name', expected: 'string', got: 'null' }])
  })

  test('so is what may have several shapes: with the field of the one that nearly fits', async () => {
    server.use(
      http.get('*/api/users/GetCurrentProfile', () =>
        HttpResponse.json({ UserCode: 'a1', Email: 5, Cities: [] }),
      ),
      http.get('*/api/appoitments/getpaymentforuser/', () => HttpResponse.json({ TotalRows: null })),
    )
    await failure(getCurrentProfile())
    await failure(getPayments())
    expect(misfits.map(({ field, got }) => [field, got])).toEqual([
      ['Email', 'number'],
      ['TotalRows', 'null'],
    ])
  })
})

describe('what is announced', () => {
  test('each request, whatever its end; not the background ones', async () => {
    answer(() => HttpResponse.json({ Id: 1, Name: 'a' }))
    await getThing()
    await getThing({}, { background: true })
    answer(() => new HttpResponse(null, { status: 500 }))
    await failure(getThing())
    expect(traffic).toEqual([1, -1, 1, -1])
  })

  test('the status of each call', async () => {
    answer(() => HttpResponse.json({ Id: 1, Name: 'a' }))
    await changeThing({})
    expect(calls).toEqual([{ method: 'POST', path: '/api/x', status: 200 }])
  })
})

describe('anti-forgery', () => {
  async function sentHeaders(send: () => Promise<unknown>) {
    let headers = new Headers()
    server.use(
      http.all('*/api/x', ({ request }) => {
        headers = request.headers
        return new HttpResponse(null, { status: 200 })
      }),
    )
    await send()
    return headers
  }

  test('a change carries the cookie of the moment, a read never', async () => {
    const document = { cookie: 'other=1; XSRF-TOKEN=first%3D; x=2' }
    vi.stubGlobal('document', document)
    expect((await sentHeaders(() => changeVoid({}))).get('X-XSRF-TOKEN')).toBe('first=')
    document.cookie = 'XSRF-TOKEN=second'
    expect((await sentHeaders(() => changeVoid({}))).get('X-XSRF-TOKEN')).toBe('second')
    expect((await sentHeaders(() => getMaybe())).has('X-XSRF-TOKEN')).toBe(false)
    expect((await sentHeaders(() => getMaybeOnce())).has('X-XSRF-TOKEN')).toBe(false)
  })

  test('a token that is not URL-encoded is sent as it is', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=100%' })
    expect((await sentHeaders(() => changeVoid({}))).get('X-XSRF-TOKEN')).toBe('100%')
  })

  test('without the cookie there is no header', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN-OLD=1' })
    expect((await sentHeaders(() => changeVoid({}))).has('X-XSRF-TOKEN')).toBe(false)
  })

  test('both names are settings', async () => {
    connectClient({ xsrf: { cookie: 'RequestToken', header: 'RequestVerificationToken' } })
    vi.stubGlobal('document', { cookie: 'RequestToken=abc' })
    const headers = await sentHeaders(() => changeVoid({}))
    expect(headers.get('RequestVerificationToken')).toBe('abc')
  })

  test('JSON says so; a form writes its own type', async () => {
    const json = await sentHeaders(() => changeVoid({ a: 1 }))
    expect(json.get('content-type')).toBe('application/json')
    const form = await sentHeaders(() => upload('/api/x', 'file', 'x.png')(new Blob(['x'])))
    expect(form.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })
})

describe('who is looking', () => {
  test.each([
    ['null', () => HttpResponse.json(null)],
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['401', () => new HttpResponse(null, { status: 401 })],
    ['403', () => new HttpResponse(null, { status: 403 })],
    ['a login page', () => HttpResponse.html('<!doctype html>')],
    ['an object without a code', () => HttpResponse.json({ UserCode: null, FirstName: null, Cities: null })],
    ['an object without even the field', () => HttpResponse.json({ $id: '1' })],
    ['an object with an empty code', () => HttpResponse.json({ UserCode: '' })],
  ])('%s means logged out', async (_, make) => {
    server.use(http.get('*/api/users/GetCurrentProfile', make))
    await expect(getCurrentProfile()).resolves.toBeNull()
  })

  test('a profile is read whatever it leaves out', async () => {
    server.use(
      http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: 'a1', Cities: null })),
    )
    await expect(getCurrentProfile()).resolves.toMatchObject({ UserCode: 'a1', IsTeacher: false, Cities: [] })
  })

  test.each([
    ['a reference whose name is null', { Experience: { Id: 0, Name: null } }, { Experience: null }],
    ['a reference without a name', { Experience: { Id: 0 } }, { Experience: null }],
    ['a birthday that is none', { Dob: '' }, { Dob: undefined }],
    ['a day without an hour', { Dob: '1990-05-04' }, { Dob: undefined }],
  ])('%s locks nobody out', async (_, sent, readAs) => {
    server.use(
      http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: 'a1', ...sent })),
    )
    await expect(getCurrentProfile()).resolves.toMatchObject({ UserCode: 'a1', ...readAs, source: sent })
  })

  test.each([
    ['a 500', () => new HttpResponse(null, { status: 500 }), 'status'],
    ['a profile with a broken code', () => HttpResponse.json({ UserCode: 5 }), 'shape'],
  ] as const)('%s is a failure', async (_, make, kind) => {
    server.use(http.get('*/api/users/GetCurrentProfile', make))
    expect((await failure(getCurrentProfile())).kind).toBe(kind)
  })
})
