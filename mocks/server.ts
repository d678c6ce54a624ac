import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { safeReturnUrl } from '#domain/paths.ts'
import { forgetCalls } from '#mocks/handlers/trouble.ts'
import { setClockShift } from './clock.ts'
import { keepSettings, type MockSettings, parseMock, takeMockFromLink } from './link.ts'
import { respond } from './respond.ts'
import { signInPage } from './server/signInPage.ts'
import { endCompressed } from './server/compression.ts'
import { serveFile } from './server/staticFiles.ts'
import { setStateSource } from './state.ts'
import { resetWorld } from './world.ts'

/** Each client has its own settings, in this cookie; the world is everybody's. */
const settingsCookie = 'mock'
const xsrfCookie = 'XSRF-TOKEN'

const backendPath = /^\/(api\/|get-profile-image)/i
const invoicePath = /^\/payment\/download\//i

type Options = {
  /** Folder of a build to serve beside the calls; a page is answered with its HTML, an unknown path with the shell. */
  staticFolder?: string | undefined
  /** Milliseconds before each answer, where the client asks for none. */
  latency?: number | undefined
}

/** One request on its way: what came, what goes back, and who is asking. */
type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  store: Pick<Storage, 'getItem' | 'setItem'>
  settings: MockSettings
}

/**
 * The mocked back end as a real HTTP server, for the production build and any other client. It keeps one world in memory
 * until it stops; sign-in, the anti-forgery cookie and redirects are those of a server.
 */
export function createMockServer({ staticFolder, latency }: Options = {}): Server {
  const current = new AsyncLocalStorage<MockSettings>()
  setStateSource(() => current.getStore())
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
    const store = cookieStore(request, response)
    const { reset, clock, url: clean, ...kept } = takeMockFromLink(url, store)
    const settings = { ...kept, latency: kept.latency ?? latency }
    current
      .run(settings, async () => {
        if (reset) resetWorld()
        // As when a page is loaded anew: the scenario `failing` begins again.
        if (clean.href !== url.href) forgetCalls()
        if (clock !== undefined) setClockShift(clock)
        // The link's own part is taken out of the address, as in the other ways to run the mocks.
        if (clean.href !== url.href) return redirect(response, clean.pathname + clean.search)
        return serve({ request, response, url, store, settings }, staticFolder)
      })
      .catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(String(error))
      })
  })
}

async function serve(exchange: Exchange, staticFolder: string | undefined): Promise<void> {
  const { request, response, url } = exchange
  if (!cookieOf(request, xsrfCookie))
    addCookie(response, `${xsrfCookie}=${randomUUID()}; Path=/; SameSite=Lax`)
  if (/^\/Account\/Log(in|Off)$/i.test(url.pathname)) return signIn(exchange)
  if (backendPath.test(url.pathname)) return callHandlers(exchange)
  // The app has a page at the same address: what a browser opens is the page, what the page fetches is the file.
  if (invoicePath.test(url.pathname) && !isPageLoad(request)) return callHandlers(exchange)
  if (staticFolder !== undefined) return serveFile(staticFolder, url.pathname, request, response)
  response.writeHead(404).end()
}

/** `/Account/Login` lists the personas; `?persona=` signs one in; `/Account/LogOff` signs out. */
function signIn({ response, url, store, settings }: Exchange): void {
  if (/LogOff$/i.test(url.pathname)) {
    keepSettings(store, { ...settings, persona: 'visitor' })
    return redirect(response, '/')
  }
  const returnUrl = url.searchParams.get('returnUrl')
  const persona = parseMock(url.searchParams.get('persona') ?? '')?.persona
  if (persona) {
    keepSettings(store, { ...settings, persona })
    return redirect(response, safeReturnUrl(returnUrl))
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(signInPage(returnUrl))
}

async function callHandlers({ request, response, url }: Exchange): Promise<void> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  // Who gives up must not be waited for: a fault may never answer.
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const asked = new Request(url, {
    method: request.method ?? 'GET',
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: await buffer(request) } : {}),
  })
  const answered = await respond(asked)
  // What a network error is to a page, a cut connection is to a client.
  if (answered?.type === 'error') return void response.destroy()
  if (!answered) return void response.writeHead(404).end()
  response.statusCode = answered.status
  for (const [name, value] of answered.headers) response.appendHeader(name, value)
  endCompressed(request, response, Buffer.from(await answered.arrayBuffer()))
}

function isPageLoad({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true
}

/** The tab's storage of the other ways to run the mocks, as a cookie. */
function cookieStore(request: IncomingMessage, response: ServerResponse): Exchange['store'] {
  return {
    getItem: () => decodeURIComponent(cookieOf(request, settingsCookie) ?? ''),
    setItem: (_, value) =>
      addCookie(response, `${settingsCookie}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly`),
  }
}

function addCookie(response: ServerResponse, cookie: string): void {
  response.appendHeader('Set-Cookie', cookie)
}

function redirect(response: ServerResponse, path: string): void {
  response.writeHead(302, { Location: path }).end()
}

function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const pair = (request.headers.cookie ?? '').split(/;\s*/).find(one => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
