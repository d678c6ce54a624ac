import type { DataRouter } from 'react-router'
import { dropCachedLists } from '#api/client.ts'
import { fetchEarly, provideEarlyRead } from '#api/provideEarlyRead.ts'
import { setServerTime } from '#clock.ts'
import { config } from '#config.ts'
import { settleInHtml } from '#data/usePromise.ts'
import { getViewer } from '#session.ts'
import { onceQuiet } from './prefetch.ts'

/** What the HTML of a public page has beside its content (`npm run snapshot`): the data from which it was rendered. */
export type Snapshot = {
  /** When the data was read, in ISO 8601, by the clock of the machine that read it. */
  time: string
  /** The same moment by the server's clock (decision 0010). */
  serverTime: string
  /** The site's origin, for a build that has none. */
  site: string
  /** Minutes for which the data is not read again. */
  freshFor: number
  /** The JSON of each response, by path and query. */
  responses: Record<string, unknown>
  /** Addresses of the lists of which `responses` has only the rows that the page shows. */
  cut: string[]
  /** The promises of the loaders' data, by their order, that were pending when the page was rendered. */
  pending: number[]
}

/**
 * Lets the app begin with the data of the document's snapshot. Returns `whenRenderable`, which must be awaited before
 * the first render.
 */
export function takeSnapshot(text: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build; the client validates each response
  const snapshot = JSON.parse(text) as Snapshot
  config.siteUrl ||= snapshot.site
  // Until the first response has its own time: what has ended since must not differ from the HTML.
  setServerTime(new Date(snapshot.serverTime))
  provideResponses(snapshot.responses)
  return (router: DataRouter) => whenRenderable(router, snapshot)
}

/** Lets the client take these responses instead of sending requests, each once. */
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

/** Resolves once the router has its first data. */
export async function whenLoaded(router: DataRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = ({ initialized }: DataRouter['state']) => initialized && resolve()
  const stop = router.subscribe(check)
  check(router.state)
  await promise
  stop()
}

/**
 * Resolves once the first render is the page in the HTML: all data that it shows has been read from the snapshot. Reads
 * the data again once the screen is quiet.
 */
async function whenRenderable(router: DataRouter, snapshot: Snapshot): Promise<void> {
  await whenLoaded(router)
  const promises = promisesIn(router.state.loaderData)
  const shown = promises.filter((_, index) => !snapshot.pending.includes(index))
  await Promise.all(shown.map(settleInHtml))
  onceQuiet(() => void refetch(router, snapshot))
}

/**
 * Reads the page's data again, unless a visitor has data that is still fresh; then completes only the lists that are cut.
 * The new data is swapped in at once, when all of it has arrived. When a read fails, the loader repeats it, and what is
 * shown stays (`abortable`).
 */
async function refetch(router: DataRouter, snapshot: Snapshot): Promise<void> {
  const { location } = router.state
  const { responses, cut } = snapshot
  const viewer = await getViewer().catch(() => null)
  const isKept = viewer === null && isFresh(snapshot)
  if (isKept && cut.length === 0) return
  const isStale = 'stale' in document.documentElement.dataset
  const latest = await Promise.all(
    Object.entries(responses).map(async ([address, shown]): Promise<[string, unknown]> => {
      if (isKept && !cut.includes(address)) return [address, shown]
      const json = await readJson(address)
      return [address, isStale ? json : keepPlaces(shown, json)]
    }),
  )
  // The user has gone to another screen, or chosen a filter.
  if (router.state.location !== location || router.state.navigation.state !== 'idle') return
  dropCachedLists()
  provideResponses(Object.fromEntries(latest.filter(([, json]) => json !== undefined)))
  await router.revalidate()
  delete document.documentElement.dataset['stale']
}

/** Returns whether the data is fresh; not when the device's clock is behind the server's, and the age unknown. */
function isFresh({ time, freshFor }: Snapshot): boolean {
  const age = Date.now() - Date.parse(time)
  return age >= 0 && age < freshFor * 60_000
}

/** Returns the JSON at an address; `undefined` when the call fails or answers something else. */
async function readJson(address: string): Promise<unknown> {
  try {
    const response = await fetchEarly(address)
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
  return { ...latest, Entities: shown.Entities.map(row => byCode.get(codeOf(row)) ?? row) }
}

type Row = { Code?: unknown; RequestCode?: unknown; UserCode?: unknown }

const isPaged = (json: unknown): json is { Entities: Row[] } =>
  typeof json === 'object' && json !== null && 'Entities' in json && Array.isArray(json.Entities)

const codeOf = ({ Code, RequestCode, UserCode }: Row) => Code ?? RequestCode ?? UserCode
