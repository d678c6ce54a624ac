import { AsyncLocalStorage } from 'node:async_hooks'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type DataStrategyFunction,
  isRouteErrorResponse,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { addresses } from '#api/addresses.ts'
import { getCategories } from '#api/categories.ts'
import type { ClientHooks, MismatchReport } from '#api/client.ts'
import { readAddressOf } from '#api/early.ts'
import { getRequests } from '#api/requests.ts'
import type { Paged } from '#api/schemas.ts'
import { type ClientState, newState, provideState } from '#api/state.ts'
import { getAds } from '#api/users.ts'
import { config } from '#config.ts'
import { whenSettled } from '#data/useDeferred.ts'
import { citiesShown, mostPopular } from '#domain/filters.ts'
import { longDay } from '#domain/dates.ts'
import { accessibilityPath, paths } from '#domain/paths.ts'
import type { ScreenName } from '#domain/screens.ts'
import { requireSession } from '#session.ts'
import { snapshotText } from '#text/scripts.ts'
import { popularSubjects } from '#text/popularSubjects.ts'
import { AppShell } from '#app/AppShell.tsx'
import type { FirstPage, PublicPage } from './pages.ts'
import { promisesIn, type Snapshot } from './snapshot.ts'
import { createRoutes } from '#app/routes.tsx'
import { PageSkeleton } from '#app/skeletons.tsx'

/**
 * The HTML of a page, rendered in Node: without data by the build (scripts/firstFrames.ts), with data by
 * `npm run snapshot`. main.tsx hydrates it, so both must render the same tree.
 */
export type Frame = { head: string; body: string }

/** Pages whose HTML the build renders, besides the lists of popular subjects; each has the name of its screen. */
const pages = ['home', 'tutors', 'requests', 'plans', 'contact', 'howItWorks', 'terms'] as const

const isOurs = (screen: ScreenName) => !config.legacyScreens.includes(screen)

/** The pages whose HTML the build renders, by path (without the base path). Screens of the legacy UI are not among them. */
export const framePages: Record<string, FirstPage> = Object.fromEntries([
  ...pages.filter(isOurs).map(page => [paths[page], page]),
  ...(import.meta.env.ACCESSIBILITY ? [[accessibilityPath, 'accessibility'] as const] : []),
  ...(isOurs('subject') ? popularSubjects : []).map(name => [`/${name}`, 'tutors']),
])

/**
 * Returns the paths that need a session, and so are not for search engines, without parameters: `/u`, `/payment/`.
 * A path that ends in `/` stands for everything below it.
 */
export function sessionPaths(routes = createRoutes([], []), isPrivate = false): string[] {
  return routes.flatMap(({ path, middleware = [], children = [] }) => {
    const isInside = isPrivate || middleware.includes(requireSession)
    const own = isInside && path ? [path.replace(/\/\w+\?$|[:*].*/, '')] : []
    return [...own, ...sessionPaths(children, isInside)]
  })
}

/** The site's origin, if it is set, and the path under which the app is served. */
export const { siteUrl, basePath } = config

/** Returns the note about the prices on a page with its data, shown where scripts are off and cannot refetch them. */
export const priceNote = (time: Date) => snapshotText.asOf(longDay(time))

/** Sets the site's origin of a build that has none. */
export function setSite(origin: string): void {
  config.siteUrl ||= origin
}

const routesOfPages = () => createRoutes([], config.legacyScreens, loader => loader)

/** Renders the first frame of the page at a path of the app. */
export async function renderFrame(path: string): Promise<Frame> {
  return (await renderRoutes(routesOfPages(), path)).frame
}

/** Renders the shell around a skeleton, for every other address. */
export async function renderShell(): Promise<Frame> {
  const shell = [{ Component: AppShell, children: [{ path: '*', Component: PageSkeleton }] }]
  return (await renderRoutes(shell, paths.home)).frame
}

/** Returns the JSON at an address (path and query) of the back end. */
export type Read = (address: string) => Promise<unknown>

type OnMismatch = (mismatch: MismatchReport) => void

type Rendered = { frame: Frame } & Pick<Snapshot, 'responses' | 'cut' | 'pending'>

/** Lists with more rows are cut to the rows that a page shows. */
const longList = 100

/**
 * Renders the page at a path of the app (decoded) with its data, as a visitor sees it; `null` when the server knows no such
 * subject, ad or request.
 * @throws what `read` throws, and ApiError for a response that does not fit the contract
 */
export async function renderPage(
  path: string,
  read: Read,
  onMismatch?: OnMismatch,
): Promise<Rendered | null> {
  const responses: Snapshot['responses'] = {}
  const cut: string[] = []
  const reads: Promise<unknown>[] = []
  let hasWithheld = false

  async function readShown(address: string): Promise<unknown> {
    const started = read(address)
    reads.push(started)
    const json = await started
    const shown = address === addresses.cities.path ? shownCities(json) : json
    if (shown !== json) {
      // The pickers of the home page need the whole list, or none.
      if (path === paths.home) {
        hasWithheld = true
        return new Promise(() => {})
      }
      cut.push(address)
    }
    responses[address] = shown
    return shown
  }

  async function settle(data: unknown): Promise<number[]> {
    await Promise.all(reads)
    return settleAll(promisesIn(data), hasWithheld)
  }

  try {
    const rendered = await withReads(readShown, () => renderRoutes(routesOfPages(), path, settle), onMismatch)
    return { ...rendered, responses, cut }
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return null
    throw error
  }
}

/**
 * Renders the routes at a path. `settle` waits for the data of the loaders, and returns the positions of the promises that
 * stay pending. Without `settle` no loader runs, and the result is the first frame.
 */
async function renderRoutes(
  routes: RouteObject[],
  path: string,
  settle?: (data: unknown) => Promise<number[]>,
): Promise<{ frame: Frame; pending: number[] }> {
  const handler = createStaticHandler(routes, { basename: config.basePath })
  // Encoded like the links of the app.
  const address = config.basePath + path.slice(1).split('/').map(encodeURIComponent).join('/')
  const request = new Request(new URL(address, 'http://localhost'))
  const context = await handler.query(request, settle ? {} : { dataStrategy: loadCode })
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw error
  const pending = settle ? await settle(context.loaderData) : []
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
  // React renders the elements of the head before everything else.
  const [head = ''] = /^(<title>[^<]*<\/title>|<(meta|link) [^>]*>)*/.exec(html) ?? []
  return { frame: { head, body: html.slice(head.length) }, pending }
}

/** Loads the code of the matched routes, but not their data. */
const loadCode: DataStrategyFunction<unknown> = async ({ matches }) => {
  const results = await Promise.all(
    matches.map(async match => [match.route.id, await match.resolve(async () => {})] as const),
  )
  return Object.fromEntries(results.filter(([, { type }]) => type === 'error'))
}

/** The client's state of each page, so that several can be rendered at a time. */
const clients = new AsyncLocalStorage<ClientState>()
provideState(() => clients.getStore())

/** Calls `run`, and answers its reads with `read`. Rejects as soon as a read rejects. */
function withReads<Result>(
  read: Read,
  run: () => Promise<Result>,
  onMismatch: OnMismatch = () => {},
): Promise<Result> {
  const failed = Promise.withResolvers<never>()
  async function respond(address: string): Promise<Response> {
    try {
      return Response.json(await read(address))
    } catch (error) {
      // The client must not repeat the read.
      failed.reject(error)
      return new Promise(() => {})
    }
  }
  const takeEarlyRead: ClientHooks['takeEarlyRead'] = wanted => respond(readAddressOf(wanted))
  const client = newState({ takeEarlyRead, onMismatch, decodesEntities: config.decodesEntities })
  return clients.run(client, () => Promise.race([run(), failed.promise]))
}

/** Returns the rows of a long list of cities that its filter shows at first, and all rows with the same names. §2 */
function shownCities(json: unknown): unknown {
  if (!Array.isArray(json) || json.length <= longList) return json
  // One more than is shown, so that there is the button for more.
  const names = new Set(json.slice(0, citiesShown + 1).map(nameOf))
  return json.filter(row => names.has(nameOf(row)))
}

const nameOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'Name' in row ? row.Name : undefined

/** Settles the promises that do not wait for a withheld read; returns the positions of the others. */
async function settleAll(promises: Promise<unknown>[], hasWithheld: boolean): Promise<number[]> {
  // All responses have arrived, and are parsed long before this timeout.
  const wait = hasWithheld ? new Promise(resolve => setTimeout(resolve, 100)) : new Promise(() => {})
  const isSettled = await Promise.all(
    promises.map(promise => Promise.race([whenSettled(promise).then(() => true), wait.then(() => false)])),
  )
  // Rejects if one of the settled promises has rejected.
  await Promise.all(promises.filter((_, index) => isSettled[index]))
  return isSettled.flatMap((settled, index) => (settled ? [] : [index]))
}

/**
 * Yields the paths (decoded, without the base path) of the public pages that the server's lists lead to: first the lists,
 * then the requests and the tutors, the most visited first, so that a caller can stop. Without screens of the legacy UI.
 */
export async function* findPages(
  read: Read,
  wanted: readonly PublicPage[],
  onMismatch?: OnMismatch,
): AsyncGenerator<string[]> {
  const readRows = <Rows,>(get: () => Promise<Rows>) => withReads(read, get, onMismatch)
  const isWanted = (page: PublicPage) => wanted.includes(page) && isOurs(page)
  yield (['home', 'tutors', 'requests'] as const).filter(isWanted).map(page => paths[page])
  if (isWanted('subject')) yield (await readRows(() => getCategories())).map(({ Name }) => `/${Name}`)
  if (isWanted('request'))
    for await (const rows of pagesOf(page => readRows(() => getRequests({ page }))))
      yield rows.map(({ RequestCode }) => `${paths.requests}/${RequestCode}`)
  if (isWanted('tutor'))
    for await (const rows of pagesOf(page => readRows(() => getAds({ order: mostPopular, page }))))
      yield rows.map(({ Code }) => `/teacherprofile/${Code}`)
}

/** Yields the rows of a list, page by page. */
async function* pagesOf<Row>(get: (page: number) => Promise<Paged<Row>>): AsyncGenerator<Row[]> {
  for (let page = 1, count = 0; ; page += 1) {
    const { TotalRows, Entities } = await get(page)
    yield Entities
    count += Entities.length
    if (Entities.length === 0 || count >= TotalRows) return
  }
}
