import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { ApiError } from './apiError.ts'
import { type Call, connectClient, type MismatchReport } from './client.ts'
import { getPayments } from './appointments.ts'
import { cached, change, changeWithResponse, countedRead, safeRead, upload } from './endpoint.ts'
import { getCurrentProfile } from './viewer.ts'
import { Id, list, Named, paged } from './schemas.ts'

const server = startNodeBackend()

let calls: Call[] = []
let mismatches: MismatchReport[] = []
let traffic: number[] = []

beforeEach(() => {
  calls = []
  mismatches = []
  traffic = []
  connectClient({
    xsrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    onAnswer: call => calls.push(call),
    onMismatch: mismatch => mismatches.push(mismatch),
    onTraffic: step => traffic.push(step),
  })
})

afterEach(() => vi.unstubAllGlobals())

const Thing = z.object({ Id, Name: z.string() })
const getThing = safeRead('/api/x', Thing)
const getThingOnce = countedRead('/api/x', Thing)
const getNames = safeRead('/api/x', list(Named))
const getPage = safeRead('/api/x', paged(Named))
const getMaybe = safeRead('/api/x', z.nullable(Thing))
const getMaybeOnce = countedRead('/api/x', z.nullable(Thing))
const changeThing = changeWithResponse('/api/x', z.unknown(), Thing)
const changeVoid = change('/api/x', z.unknown())
const answer = (make: () => Response) => server.use(http.all('*/api/x', make))

/** Returns the ApiError with which a call must reject. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a call throws an ApiError of the matching kind', () => {
  test.each([
    ['a 500', () => HttpResponse.text('boom', { status: 500 }), 'status', 500],
    ['a 404', () => HttpResponse.json({}, { status: 404 }), 'status', 404],
    ['a 400', () => HttpResponse.text('bad', { status: 400 }), 'status', 400],
    ['a 401', () => new HttpResponse(null, { status: 401 }), 'session', 401],
    ['a login page', () => HttpResponse.html('<!doctype html><title>Login</title>'), 'session', undefined],
    ['a login page sent as text', () => HttpResponse.text(' <html><body>'), 'session', undefined],
    ['no connection', () => HttpResponse.error(), 'network', undefined],
    ['malformed JSON', () => HttpResponse.text('{"Id": 1'), 'shape', undefined],
    ['JSON of another shape', () => HttpResponse.json({ Id: 1 }), 'shape', undefined],
    ['null instead of an object', () => HttpResponse.json(null), 'shape', undefined],
  ] as const)('for %s', async (_, make, kind, status) => {
    answer(make)
    const error = await failure(getThingOnce())
    expect({ kind: error.kind, status: error.status }).toEqual({ kind, status })
    expect(error.endpoint).toBe('GET /api/x')
  })

  test('after 30 seconds without a response', async () => {
    vi.useFakeTimers()
    server.use(http.get('*/api/x', () => new Promise<Response>(() => {})))
    const failed = failure(getThing())
    await vi.advanceTimersByTimeAsync(29_900)
    expect(traffic).toEqual([1])
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    expect((await failed).kind).toBe('timeout')
  })

  test('after 30 seconds with an incomplete body', async () => {
    vi.useFakeTimers()
    const pause = () => new Promise(resolve => setTimeout(resolve, 20_000))
    // Like the real fetch: aborting the request errors its body.
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
    // The response starts after 20 seconds, so 10 of the 30 seconds remain for its body.
    await vi.advanceTimersByTimeAsync(20_000)
    await vi.advanceTimersByTimeAsync(10_100)
    vi.useRealTimers()
    expect((await failed).kind).toBe('timeout')
  })

  test('but an aborted read rejects with an AbortError', async () => {
    server.use(http.get('*/api/x', () => new Promise<Response>(() => {})))
    const page = new AbortController()
    const call = getThing({}, { signal: page.signal })
    page.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(traffic).toEqual([1, -1])
  })
})

describe('retries', () => {
  test('a safe read is retried after a 503', async () => {
    let tries = 0
    answer(() =>
      ++tries < 2 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ Id: 1, Name: 'a' }),
    )
    await expect(getThing()).resolves.toEqual({ Id: 1, Name: 'a' })
    expect(calls.map(({ status }) => status)).toEqual([503, 200])
  })

  test('a long Retry-After is shortened to 3 seconds', async () => {
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
    ['a GET that changes state', () => getThingOnce()],
    ['a change', () => changeThing({})],
    ['a change without a response schema', () => changeVoid({})],
    ['a safe read that gets a 500', () => getThing()],
  ])('%s is not retried', async (name, call) => {
    let tries = 0
    answer(() => {
      tries++
      return new HttpResponse(null, { status: name.includes('500') ? 500 : 503 })
    })
    await failure(call())
    expect(tries).toBe(1)
  })

  test('a GET that changes state bypasses the HTTP cache', async () => {
    // MSW passes handlers a copy of the request without its cache mode.
    let cache: RequestCache | undefined
    vi.stubGlobal('fetch', (request: Request) => {
      cache = request.cache
      return Promise.resolve(HttpResponse.json({ Id: 1, Name: 'a' }))
    })
    await getThingOnce()
    expect(cache).toBe('no-store')
  })

  test('a reference list is fetched once, and again only after a failure', async () => {
    let tries = 0
    answer(() => (++tries === 1 ? new HttpResponse(null, { status: 500 }) : HttpResponse.json([])))
    await failure(cached('/api/x', list(Named))())
    await Promise.all([cached('/api/x', list(Named))(), cached('/api/x', list(Named))()])
    await cached('/api/x', list(Named))()
    expect(tries).toBe(2)
  })
})

describe('empty responses', () => {
  test.each([
    ['a 200 without a body', () => new HttpResponse(null, { status: 200 })],
    ['a 204', () => new HttpResponse(null, { status: 204 })],
    ['null', () => HttpResponse.json(null)],
    ['white space', () => HttpResponse.text(' \n')],
    ['an empty HTML page', () => HttpResponse.html('')],
    ['an HTML page of white space', () => HttpResponse.html('\r\n')],
  ])('%s reads as an empty list, a page without rows, null, or a successful change', async (_, make) => {
    answer(make)
    await expect(getNames()).resolves.toEqual([])
    await expect(getPage()).resolves.toEqual({ TotalRows: 0, Entities: [] })
    await expect(getMaybe()).resolves.toBeNull()
    await expect(changeVoid({})).resolves.toBeUndefined()
  })
})

describe('responses that do not fit their schema', () => {
  const nine = Array.from({ length: 9 }, (_, index) => ({ Id: String(index), Name: 'ok', Unasked: true }))

  test('a broken item is dropped and reported without its values, and the other items remain', async () => {
    answer(() => HttpResponse.json({ TotalRows: 10, Entities: [...nine, { Id: 'secret', Name: 5 }] }))
    const { Entities, TotalRows } = await getPage()
    expect(Entities).toHaveLength(9)
    expect(TotalRows).toBe(10)
    expect(mismatches).toEqual([
      { endpoint: 'GET /api/x', field: '[].Id', expected: 'number or numeric text', got: 'string' },
    ])
  })

  test('the same mismatch is reported once', async () => {
    answer(() => HttpResponse.json([...nine, { Id: 1 }, { Id: 2 }]))
    await getNames()
    await getNames()
    expect(mismatches).toEqual([
      { endpoint: 'GET /api/x', field: '[].Name', expected: 'string', got: 'undefined' },
    ])
  })

  test('an object that does not fit is reported with its field', async () => {
    answer(() => HttpResponse.json({ Id: 1, Name: null }))
    await failure(getThing())
    expect(mismatches).toEqual([{ endpoint: 'GET /api/x', field: 'Name', expected: 'string', got: 'null' }])
  })

  test('a mismatch names the endpoint without the ids of the call', async () => {
    const getThingOf = safeRead('/api/x/{code}', Thing)
    const visitOnce = countedRead('/api/x/{code}', Thing)
    server.use(http.get('*/api/x/secret', () => HttpResponse.json({ Id: 1 })))
    await failure(getThingOf({ code: 'secret' }))
    await failure(visitOnce({ code: 'secret' }))
    expect(mismatches.map(({ endpoint }) => endpoint)).toEqual(['GET /api/x/{code}'])
  })

  test('a response with several possible shapes is reported with the field of the closest shape', async () => {
    server.use(
      http.get('*/api/users/GetCurrentProfile', () =>
        HttpResponse.json({ UserCode: 'a1', Email: 5, Cities: [] }),
      ),
      http.get('*/api/appoitments/getpaymentforuser/', () => HttpResponse.json({ TotalRows: null })),
    )
    await failure(getCurrentProfile())
    await failure(getPayments())
    expect(mismatches.map(({ field, got }) => [field, got])).toEqual([
      ['Email', 'number'],
      ['TotalRows', 'null'],
    ])
  })
})

describe('hooks', () => {
  test('onTraffic gets the start and the end of each request, failed or not, except for background reads', async () => {
    answer(() => HttpResponse.json({ Id: 1, Name: 'a' }))
    await getThing()
    await getThing({}, { background: true })
    answer(() => new HttpResponse(null, { status: 500 }))
    await failure(getThing())
    expect(traffic).toEqual([1, -1, 1, -1])
  })

  test('onAnswer gets the method, path and status of each response', async () => {
    answer(() => HttpResponse.json({ Id: 1, Name: 'a' }))
    await changeThing({})
    expect(calls).toEqual([{ method: 'POST', path: '/api/x', status: 200 }])
  })
})

describe('request headers', () => {
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

  test('a change sends the current anti-forgery cookie, and a GET never does', async () => {
    const document = { cookie: 'other=1; XSRF-TOKEN=first%3D; x=2' }
    vi.stubGlobal('document', document)
    expect((await sentHeaders(() => changeVoid({}))).get('X-XSRF-TOKEN')).toBe('first=')
    document.cookie = 'XSRF-TOKEN=second'
    expect((await sentHeaders(() => changeVoid({}))).get('X-XSRF-TOKEN')).toBe('second')
    expect((await sentHeaders(() => getMaybe())).has('X-XSRF-TOKEN')).toBe(false)
    expect((await sentHeaders(() => getMaybeOnce())).has('X-XSRF-TOKEN')).toBe(false)
  })

  test('the token is sent as it is in the cookie, URL-decoded if it is encoded, and not without a cookie', async () => {
    const tokenFor = async (cookie: string, name = 'X-XSRF-TOKEN') => {
      vi.stubGlobal('document', { cookie })
      return (await sentHeaders(() => changeVoid({}))).get(name)
    }
    expect(await tokenFor('XSRF-TOKEN=100%')).toBe('100%')
    expect(await tokenFor('XSRF-TOKEN-OLD=1')).toBeNull()
    connectClient({ xsrf: { cookie: 'RequestToken', header: 'RequestVerificationToken' } })
    expect(await tokenFor('RequestToken=abc', 'RequestVerificationToken')).toBe('abc')
  })

  test('the content type is JSON for a JSON body and multipart for an upload', async () => {
    const json = await sentHeaders(() => changeVoid({ a: 1 }))
    expect(json.get('content-type')).toBe('application/json')
    const form = await sentHeaders(() => upload('/api/x', 'file', 'x.png')(new Blob(['x'])))
    expect(form.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })
})

describe('getCurrentProfile', () => {
  test.each([
    ['null', () => HttpResponse.json(null)],
    ['an empty response', () => new HttpResponse(null, { status: 200 })],
    ['401', () => new HttpResponse(null, { status: 401 })],
    ['403', () => new HttpResponse(null, { status: 403 })],
    ['a login page', () => HttpResponse.html('<!doctype html>')],
    ['an object without a code', () => HttpResponse.json({ UserCode: null, FirstName: null, Cities: null })],
    ['an object without even the field', () => HttpResponse.json({ $id: '1' })],
    ['an object with an empty code', () => HttpResponse.json({ UserCode: '' })],
  ])('%s means that the viewer is logged out', async (_, make) => {
    server.use(http.get('*/api/users/GetCurrentProfile', make))
    await expect(getCurrentProfile()).resolves.toBeNull()
  })

  test('a profile with missing fields is read', async () => {
    server.use(
      http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: 'a1', Cities: null })),
    )
    await expect(getCurrentProfile()).resolves.toMatchObject({ UserCode: 'a1', IsTeacher: false, Cities: [] })
  })
})
