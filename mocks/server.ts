import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import compression from 'compression'
import sirv from 'sirv'
import { safeReturnUrl } from '#domain/paths.ts'
import { resetFirstCalls } from '#mocks/handlers/trouble.ts'
import { setClockShift } from './clock.ts'
import { parseMock, unknownParts } from './link.ts'
import { answer } from './node.ts'
import { resetPlayback } from './recorded/playback.ts'
import { signInPage } from './server/signInPage.ts'
import { addCookie, cookieOf, cookieStore, type Session } from './server/cookies.ts'
import { chooseMocks, type MockClient, setClientSource } from './state.ts'
import { storedSettings, storeSettings, takeMockFromLink } from './storedSettings.ts'
import { resetWorld } from './world.ts'

const xsrfCookie = 'XSRF-TOKEN'

const backendPath = /^\/(api\/|get-profile-image)/i
const invoicePath = /^\/payment\/download\//i

type Options = {
  /** Folder of a build that is served too: a page is answered with its HTML, an unknown path with the shell. */
  staticFolder?: string
  /** Milliseconds before each response to a client whose settings have no latency. */
  latency?: number
}

/** A request to the server with its response. */
type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** Serves a file of the build; `undefined` when the server has no build. */
  serveFile: ServeFile | undefined
}

const isAsset = (path: string) => path.startsWith('/assets/')

/** What all requests to a server share. */
type Running = Pick<Options, 'latency'> &
  Pick<Exchange, 'serveFile'> & { sessions: Map<string | undefined, Session> }

type ServeFile = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Creates the mocked back end as a real HTTP server, for the production build and any other client. It has
 * one world in memory until it stops, and real sign-in, anti-forgery cookies and redirects.
 */
export function createMockServer({ staticFolder, latency }: Options = {}): Server {
  const serveFile = staticFolder === undefined ? undefined : filesOf(staticFolder)
  const compress = compression()
  const sessions = new Map<string | undefined, Session>()
  return createServer((request, response) => {
    compress(request, response, () => {
      handle(request, response, { latency, serveFile, sessions }).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(String(error))
      })
    })
  })
}

/** Returns a function that serves a build as docs/hosting.md asks of a host. */
function filesOf(folder: string): ServeFile {
  const serveFile = sirv(folder, {
    // Looks for a file at each request: a snapshot may write more of them.
    dev: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  return (request, response) =>
    serveFile(request, response, () => {
      if (isAsset(request.url ?? '')) return void response.writeHead(404).end()
      request.url = '/shell.html'
      serveFile(request, response)
    })
}

/** The client whose request is being answered. */
const current = new AsyncLocalStorage<MockClient>()
setClientSource(() => current.getStore())

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { latency, serveFile, sessions }: Running,
): Promise<void> {
  // Concatenated, since a path like `//other` would be resolved as another host.
  const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`)
  const id = cookieOf(request, xsrfCookie)
  // Clients without the cookie share one session, which does not store their settings.
  const session = sessions.get(id) ?? {}
  sessions.set(id, session)
  const store = cookieStore(request, response, id === undefined ? undefined : session)
  for (const { part, meant } of unknownParts(url.searchParams))
    // oxlint-disable-next-line no-console -- a link with a typo must not show the usual page in silence
    console.warn(`[mocks] "${part}" does not exist.${meant ? ` Did you mean "${meant}"?` : ''}`)
  const { reset, clock, url: clean, ...chosen } = takeMockFromLink(url, store)
  if (id === undefined) addCookie(response, `${xsrfCookie}=${randomUUID()}; Path=/; SameSite=Lax`)
  const client: MockClient = {
    session,
    // The persona is that of the request's arrival. A fault of one call may have happened meanwhile.
    get settings() {
      return { ...chosen, latency: chosen.latency ?? latency, faults: storedSettings(store).faults }
    },
    store: patch => storeSettings(store, { ...storedSettings(store), ...patch }),
  }
  return current.run(client, async () => {
    if (clean.href === url.href) return serve({ request, response, url, serveFile })
    if (reset) resetWorld()
    // A link with mock parameters restarts what a page load restarts in a browser.
    resetFirstCalls()
    resetPlayback()
    if (clock !== undefined) setClockShift(clock)
    // Remove the mock parameters from the address, as the browser's mocks do.
    redirect(response, clean.pathname + clean.search)
  })
}

async function serve(exchange: Exchange): Promise<void> {
  const { request, response, url, serveFile } = exchange
  if (/^\/Account\/Log(in|Off)$/i.test(url.pathname)) return signIn(exchange)
  if (backendPath.test(url.pathname)) return callHandlers(exchange)
  // The app has a page at the same address: a page load gets the page, a fetch from the page gets the file.
  if (invoicePath.test(url.pathname) && !isPageLoad(request)) return callHandlers(exchange)
  if (serveFile) return serveFile(request, response)
  response.writeHead(404).end()
}

/** `/Account/Login` lists the personas; `?persona=` signs one in; `/Account/LogOff` signs out. */
function signIn({ response, url }: Exchange): void {
  if (/LogOff$/i.test(url.pathname)) {
    chooseMocks({ persona: 'visitor' })
    return redirect(response, '/')
  }
  const returnUrl = url.searchParams.get('returnUrl')
  const persona = parseMock(url.searchParams.get('persona') ?? '')?.persona
  if (persona) {
    chooseMocks({ persona })
    return redirect(response, safeReturnUrl(returnUrl))
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(signInPage(returnUrl))
}

async function callHandlers({ request, response, url }: Exchange): Promise<void> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  // Abort when the client disconnects: the fault `timeout` stays pending until then.
  const controller = new AbortController()
  response.on('close', () => controller.abort())
  const call = new Request(url, {
    method: request.method ?? 'GET',
    headers,
    signal: controller.signal,
    ...(hasBody ? { body: await buffer(request) } : {}),
  })
  const answered = await answer(call)
  // For an HTTP client a network error is a cut connection.
  if (answered?.type === 'error') return void response.destroy()
  if (!answered) return void response.writeHead(404).end()
  response.statusCode = answered.status
  for (const [name, value] of answered.headers) response.appendHeader(name, value)
  response.end(Buffer.from(await answered.arrayBuffer()))
}

function isPageLoad({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true
}

function redirect(response: ServerResponse, path: string): void {
  response.writeHead(302, { Location: path }).end()
}
