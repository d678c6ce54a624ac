import { createMemoryRouter, type LoaderFunction, matchRoutes, type RouteObject } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { answer } from '#mocks/node.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { configureMocks } from '#mocks/state.ts'

// A read is aborted when the user leaves its page. All pages share the viewer and the reference lists, so
// their reads take no abort signal (docs/decisions/0003). §7 Every request

/** The screens with a loader, and the paths that only this screen's loader reads. */
const screens: [address: string, persona: PersonaId, reads: string[]][] = [
  ['/', 'visitor', ['/api/users/getusersdescription']],
  ['/teacher', 'visitor', ['/api/users/getusersdescription']],
  ['/Matematica?city=2', 'visitor', ['/api/users/getusersdescription']],
  [
    '/teacherprofile/ae31oi',
    'visitor',
    ['/api/users/getadbycode', '/api/teacherrating/getallratingforteacher', '/api/users/GetSuggestedUsers'],
  ],
  ['/solicitare-de-meditatii', 'visitor', ['/api/users/GetRequests']],
  ['/solicitare-de-meditatii/c-online', 'visitor', ['/api/users/GetRequest', '/api/users/GetRequests']],
  ['/adauga-solicitare-noua', 'student', []],
  [
    '/u',
    'teacher',
    [
      '/api/users/getadsforcurrentuser',
      '/api/users/getNrOfViewsForAd',
      '/api/messages/getlistofuserswithmessage',
      '/api/appoitments/getactiveappoitments/1',
    ],
  ],
  [
    '/u/home',
    'student',
    [
      '/api/appoitments/getactiveappoitments/1',
      '/api/appoitments/getoldappoitments/1',
      '/api/messages/getlistofuserswithmessage',
    ],
  ],
  [
    '/u/messages?user=nobody',
    'student',
    [
      '/api/messages/getlistofuserswithmessage',
      '/api/messages/listofmentors',
      '/api/messages/getmessagesbymentorcode/nobody/1',
      '/api/appoitments/getactiveappoitments/1',
      '/api/users/getuserbycode',
    ],
  ],
  ['/u/profile', 'teacher', ['/api/users/getavailability']],
  [
    '/u/appoitments?old=1',
    'student',
    ['/api/appoitments/getactiveappoitments/1', '/api/appoitments/getoldappoitments/1'],
  ],
  [
    '/u/appoitment-report',
    'teacher',
    ['/api/report/getteacherappoitmentreport/1', '/api/report/getbalance/'],
  ],
  [
    '/u/abonamentul-meu',
    'teacher',
    ['/api/appoitments/getcurrentpayment/', '/api/appoitments/getpaymentforuser/'],
  ],
  ['/payment/31', 'teacher', ['/api/appoitments/getpaymentforuser/']],
  [
    '/payment/1002',
    'student',
    ['/api/appoitments/getactiveappoitments/1', '/api/appoitments/getpaymentforuser/'],
  ],
  ['/payment/download/robdnw', 'teacher', ['/api/appoitments/getpaymentforuser/']],
]

const shared =
  /^\/api\/(categories|cycle)\/|^\/api\/users\/(GetCities|GetExperience|GetOccupation|GetCurrentProfile)$/

let sent: Request[]
/** The path of the calls that stay pending until they are aborted. */
let held: string | undefined

const often = { interval: 5 }
const pathOf = ({ url }: Request) => new URL(url).pathname
const sentTo = (path: string) => sent.find(request => pathOf(request) === path)

beforeEach(() => {
  sent = []
  held = undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    const request = new Request(input)
    sent.push(request)
    if (pathOf(request) === held) return untilAborted(request)
    return (await answer(request)) ?? Response.error()
  })
})

function untilAborted({ signal }: Request): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason))
  return promise
}

const routes = createRoutes()

/** Calls the loader of the screen at an address, as the router does. */
async function load(address: string, persona: PersonaId, signal: AbortSignal): Promise<unknown> {
  configureMocks({ persona })
  const match = matchRoutes(routes, address.replace(/\?.*/, ''))?.at(-1)
  const loader = match && (await loaderOf(match.route))
  const request = new Request(`http://localhost${address}`, { signal })
  return loader?.({ request, params: match?.params } as unknown as Parameters<LoaderFunction>[0])
}

/** Resolves once every promise in the loader data has settled, the deferred ones too. */
async function settled(data: unknown): Promise<void> {
  if (data instanceof Promise) await data.catch(() => {})
  else if (typeof data === 'object' && data !== null) await Promise.all(Object.values(data).map(settled))
}

async function loaderOf({ lazy }: RouteObject): Promise<LoaderFunction | undefined> {
  const page = typeof lazy === 'function' ? await lazy() : {}
  return typeof page.loader === 'function' ? page.loader : undefined
}

test.each(screens)(
  '%s for the %s reads the listed paths and those that all pages share, and aborts its own when the user leaves the page',
  async (address, persona, reads) => {
    await settled(await load(address, persona, new AbortController().signal))
    const own = sent.map(pathOf).filter(path => !shared.test(path))
    expect([...new Set(own)].toSorted()).toEqual(reads.toSorted())

    for (const path of reads) {
      sent = []
      held = path
      const page = new AbortController()
      const parts = load(address, persona, page.signal)
      parts.catch(() => {})
      await expect.poll(() => sentTo(path), often).toBeDefined()
      expect(sentTo(path)?.signal.aborted, path).toBe(false)
      page.abort()
      expect(sentTo(path)?.signal.aborted, path).toBe(true)
    }
  },
)

test('aborts the reads of a navigation that a newer navigation supersedes', async () => {
  held = '/api/users/getusersdescription'
  const router = createMemoryRouter(routes, { initialEntries: ['/Contact'] })
  try {
    void router.navigate('/Matematica')
    await expect.poll(() => sentTo('/api/users/getusersdescription')).toBeDefined()
    void router.navigate('/CumFunctioneaza')
    await expect.poll(() => sentTo('/api/users/getusersdescription')?.signal.aborted).toBe(true)
  } finally {
    router.dispose()
  }
})

test('lists every screen that has a loader', async () => {
  const listed = new Set(
    screens.map(([address]) => matchRoutes(routes, address.replace(/\?.*/, ''))?.at(-1)?.route.lazy),
  )
  const screensThatRead = await Promise.all(
    allRoutes(routes).map(async route => ((await loaderOf(route)) ? [route] : [])),
  )
  const missing = screensThatRead.flat().filter(({ lazy }) => !listed.has(lazy))
  expect(missing.map(({ path }) => path)).toEqual([])
})

function allRoutes(list: RouteObject[]): RouteObject[] {
  return list.flatMap(route => [route, ...allRoutes(route.children ?? [])])
}
