import type { DataRouter } from 'react-router'
import { dropCachedLists, totalTimeout } from '#api/client.ts'
import { dropEarlyReads } from '#api/early.ts'
import { fetchEarly, provideEarlyRead } from '#api/provideEarlyRead.ts'
import { untilState } from '#app/currentRouter.ts'
import { setServerTime } from '#clock.ts'
import { config } from '#config.ts'
import { whenSettled } from '#data/useDeferred.ts'
import { getViewer } from '#session.ts'
import { whenIdle } from './prefetch.ts'

/** The data from which `npm run snapshot` rendered a public page, in its HTML as JSON. */
export type Snapshot = {
  /** When the data was read, in ISO 8601, by the clock of the machine that read it. */
  time: string
  /** The same moment by the server's clock (decision 0010). */
  serverTime: string
  /** The site's origin, for a build that has none. */
  site: string
  /** Minutes for which the data is not refetched. */
  freshFor: number
  /** The JSON of each response, by path and query. */
  responses: Record<string, unknown>
  /** Addresses of the lists that are cut in `responses`, to the rows that the page shows. */
  cut: string[]
  /** Positions of the promises in the loaders' data that were pending when the page was rendered. */
  pending: number[]
}

/**
 * Starts the app with the data of the document's snapshot. Returns `whenRenderable`, which must be awaited before
 * the first render.
 */
export function restoreSnapshot(text: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build; the client validates each response
  const snapshot = JSON.parse(text) as Snapshot
  config.siteUrl ||= snapshot.site
  // A request that has ended since must render as in the HTML. The first response sets the current time.
  setServerTime(new Date(snapshot.serverTime))
  provideResponses(snapshot.responses)
  return (router: DataRouter) => whenRenderable(router, snapshot)
}

/** Gives these responses to the client, which uses each once instead of sending a request. */
function provideResponses(responses: Snapshot['responses']): void {
  for (const [address, json] of Object.entries(responses))
    provideEarlyRead(address, Promise.resolve(Response.json(json)))
}

/** Returns the promises in the data of loaders, in a fixed order. */
export function promisesIn(data: unknown): Promise<unknown>[] {
  if (data instanceof Promise) return [data]
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return []
  return Object.values(data).flatMap(promisesIn)
}

type RouterState = DataRouter['state']

/** Returns the data of the page's own loader. A navigation without a load, and a failed refetch, keep the same object. */
const pageData = ({ matches, loaderData }: RouterState): unknown => loaderData[matches.at(-1)?.route.id ?? '']

/**
 * Resolves once the first render will match the HTML: all data that it shows has been read from the snapshot. Refetches
 * the data once the screen is idle.
 */
async function whenRenderable(router: DataRouter, snapshot: Snapshot): Promise<void> {
  await untilState(router, ({ initialized }) => initialized)
  // The next load reads them whole, also when it comes before the refetch.
  dropCachedLists(snapshot.cut)
  const shownIn = (data: unknown) => promisesIn(data).filter((_, index) => !snapshot.pending.includes(index))
  const data = pageData(router.state)
  await Promise.all(shownIn(data).map(whenSettled))
  const { pathname } = router.state.location
  const stop = router.subscribe(state => void showPrices(state))
  whenIdle(() => void refetch(router, snapshot, data))

  /** Shows the prices that early.ts hid because they were too old, once newer data has replaced them. */
  async function showPrices(state: RouterState) {
    const latest = pageData(state)
    if (latest === data) return
    try {
      // On the same screen, a deferred part shows its old prices until it has loaded again.
      if (state.location.pathname === pathname) await Promise.all(shownIn(latest))
    } catch {
      return
    }
    stop()
    delete document.documentElement.dataset['expired']
  }
}

/**
 * Refetches the page's data. For a visitor whose data is still fresh, completes only the lists that are cut. All new data
 * replaces the old data at once, when the last response has arrived. When a read fails, the loader repeats it, and the
 * shown data stays (`forScreen`). Does nothing once the screen shows other data than the snapshot's.
 */
async function refetch(router: DataRouter, snapshot: Snapshot, data: unknown): Promise<void> {
  const { responses, cut } = snapshot
  const viewer = await getViewer().catch(() => null)
  const isFreshForVisitor = viewer === null && isFresh(snapshot)
  if (isFreshForVisitor && cut.length === 0) return
  const isExpired = 'expired' in document.documentElement.dataset
  const latest = await Promise.all(
    Object.entries(responses).map(async ([address, shown]): Promise<[string, unknown]> => {
      if (isFreshForVisitor && !cut.includes(address)) return [address, shown]
      const json = await readJson(address)
      return [address, isExpired ? json : keepPlaces(shown, json)]
    }),
  )
  await untilState(router, ({ navigation }) => navigation.state === 'idle')
  if (pageData(router.state) !== data) return
  const received = latest.filter(([, json]) => json !== undefined)
  dropCachedLists()
  provideResponses(Object.fromEntries(received))
  await router.revalidate()
  dropEarlyReads()
}

/**
 * Returns whether the data is fresh. The age is unknown when this device's clock is behind the clock of the machine that
 * read the data; the data then counts as stale.
 */
function isFresh({ time, freshFor }: Snapshot): boolean {
  const age = Date.now() - Date.parse(time)
  return age >= 0 && age < freshFor * 60_000
}

/** Returns the JSON at an address; `undefined` when the call fails or returns something else. */
async function readJson(address: string): Promise<unknown> {
  try {
    const response = await fetchEarly(address, AbortSignal.timeout(totalTimeout))
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a page of a list with the latest content of the rows that are shown, in their places: nothing may move while
 * the user reads or presses. The latest rows and their order come with the next navigation.
 */
export function keepPlaces(shown: unknown, latest: unknown): unknown {
  if (!isPaged(shown) || !isPaged(latest) || shown.Entities.length === 0) return latest
  const byCode = new Map(latest.Entities.map(row => [codeOf(row), row]))
  return {
    ...latest,
    Entities: shown.Entities.map(row => (codeOf(row) === undefined ? row : (byCode.get(codeOf(row)) ?? row))),
  }
}

type Row = { Code?: unknown; RequestCode?: unknown; UserCode?: unknown }

const isPaged = (json: unknown): json is { Entities: Row[] } =>
  typeof json === 'object' && json !== null && 'Entities' in json && Array.isArray(json.Entities)

const codeOf = ({ Code, RequestCode, UserCode }: Row) => Code ?? RequestCode ?? UserCode
