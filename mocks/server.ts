import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { safeReturnUrl } from '#domain/paths.ts'
import { formatMock, type MockChoice, parseMock } from './link.ts'
import { answer } from './node.ts'
import { signInPage } from './server/signInPage.ts'
import { serveFile } from './server/staticFiles.ts'
import { getMocks, type MockState, setStateSource } from './state.ts'
import { resetWorld } from './world.ts'

/** Who is looking and in which scenario, by this cookie: each client has its own, the world is everybody's. */
const choiceCookie = 'mock'
const xsrfCookie = 'XSRF-TOKEN'

const backendPath = /^\/(api\/|get-profile-image|Account\/|payment\/download\/)/i

type Options = {
  /** Folder of a build to serve beside the calls; unknown paths answer its index.html. */
  staticFolder?: string | undefined
  /** Milliseconds before each answer instead of the scenario's own. */
  latency?: number | undefined
}

/**
 * The mocked back end as a real HTTP server, for the production build and any other client. It keeps one world in memory
 * until it stops; sign-in, the anti-forgery cookie and redirects are those of a server.
 */
export function createMockServer({ staticFolder, latency }: Options = {}): Server {
  const current = new AsyncLocalStorage<MockState>()
  setStateSource(() => current.getStore())
  return createServer((request, response) => {
    const cookies = cookiesOf(request)
    const choice = parseMock(cookies[choiceCookie] ?? '') ?? { persona: 'visitor', scenario: 'full' }
    const state = { ...getMocks(), ...choice, latency }
    current
      .run(state, () => serve(request, response, cookies, state, staticFolder))
      .catch((error: unknown) => {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(String(error))
      })
  })
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  cookies: Record<string, string>,
  choice: MockChoice,
  staticFolder: string | undefined,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  if (!cookies[xsrfCookie]) addCookie(response, `${xsrfCookie}=${randomUUID()}; Path=/; SameSite=Lax`)
  if (url.searchParams.has(choiceCookie)) return choose(url, response)
  if (/^\/Account\/Log(in|Off)$/i.test(url.pathname)) return signIn(url, response, choice)
  if (backendPath.test(url.pathname)) return callHandlers(request, response, url)
  if (staticFolder !== undefined) return serveFile(staticFolder, url.pathname, response)
  response.writeHead(404).end()
}

/** `?mock=student.failing` on any address, as in the other ways to run the mocks; `.reset` drops every change. */
function choose(url: URL, response: ServerResponse): void {
  const link = parseMock(url.searchParams.get(choiceCookie) ?? '')
  if (link?.reset) resetWorld()
  if (link) setChoice(response, link)
  url.searchParams.delete(choiceCookie)
  redirect(response, url.pathname + url.search)
}

/** `/Account/Login` lists the personas; `?persona=` signs one in; `/Account/LogOff` signs out. */
function signIn(url: URL, response: ServerResponse, choice: MockChoice): void {
  if (/LogOff$/i.test(url.pathname)) {
    setChoice(response, { ...choice, persona: 'visitor' })
    return redirect(response, '/')
  }
  const persona = parseMock(url.searchParams.get('persona') ?? '')?.persona
  if (!persona) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(signInPage(url.searchParams.get('returnUrl')))
    return
  }
  setChoice(response, { ...choice, persona })
  redirect(response, safeReturnUrl(url.searchParams.get('returnUrl')))
}

async function callHandlers(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  const asked = new Request(url, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody ? { body: await buffer(request) } : {}),
  })
  const answered = await answer(asked)
  // What a network error is to a page, a cut connection is to a client.
  if (answered?.type === 'error') return void response.destroy()
  if (!answered) return void response.writeHead(404).end()
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  if (answered.body) Readable.fromWeb(answered.body as never).pipe(response)
  else response.end()
}

function setChoice(response: ServerResponse, choice: MockChoice): void {
  addCookie(response, `${choiceCookie}=${formatMock(choice)}; Path=/; SameSite=Lax; HttpOnly`)
}

function addCookie(response: ServerResponse, cookie: string): void {
  response.appendHeader('Set-Cookie', cookie)
}

function redirect(response: ServerResponse, path: string): void {
  response.writeHead(302, { Location: path }).end()
}

function cookiesOf(request: IncomingMessage): Record<string, string> {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).filter(pair => pair.includes('='))
  return Object.fromEntries(
    pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}
