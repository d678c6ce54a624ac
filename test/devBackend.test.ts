import { createServer as createHttpServer } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '#scripts/listen.ts'

// `npm run dev:backend` starts the development server as a proxy in front of a back end on another host.
let backend: Listening
let frontEnd: ViteDevServer
let origin: string
let asked: { url: string | undefined; host: string | undefined; cookie: string | undefined }[] = []

beforeAll(async () => {
  const server = createHttpServer(({ url, headers }, response) => {
    asked.push({ url, host: headers.host, cookie: headers.cookie })
    if (url?.startsWith('/Account/Login')) {
      response.writeHead(302, {
        Location: `http://${headers.host}/u/profile`,
        'Set-Cookie': ['session=abc; Domain=127.0.0.1; Path=/; Secure; HttpOnly; SameSite=None'],
      })
      return response.end()
    }
    response.writeHead(200, { 'Content-Type': 'application/json' })
    return response.end('"from the back end"')
  })
  backend = await listen(server)
  process.env['BACKEND_URL'] = backend.origin
  frontEnd = await createServer({
    mode: 'backend',
    logLevel: 'silent',
    server: { port: 0, strictPort: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  await frontEnd.listen()
  origin = new URL(frontEnd.resolvedUrls?.local[0] ?? '').origin
})

afterAll(async () => {
  delete process.env['BACKEND_URL']
  await frontEnd.close()
  backend.stop()
})

test.each(['/api/users/GetCities', '/get-profile-image?fileName=a.jpg', '/payment/download/ab12'])(
  'proxies %s to the back end, with the back end as its Host header',
  async path => {
    asked = []
    const response = await fetch(origin + path, { headers: { Cookie: 'session=abc' } })
    expect(await response.json()).toBe('from the back end')
    expect(asked).toEqual([
      { url: path, host: new URL(process.env['BACKEND_URL'] ?? '').host, cookie: 'session=abc' },
    ])
  },
)

test('rewrites the session cookie and the redirect after sign-in to localhost', async () => {
  const response = await fetch(`${origin}/Account/Login?returnUrl=%2Fu%2Fprofile`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe(`${origin}/u/profile`)
  expect(response.headers.get('set-cookie')).toBe('session=abc; Path=/; HttpOnly')
})

test.each(['/', '/payment/31', '/Matematica'])('serves the app without mocks at %s', async path => {
  const response = await fetch(origin + path, { headers: { Accept: 'text/html' } })
  expect(await response.text()).toContain('<div id="root"></div>')
  const worker = await fetch(`${origin}/mockServiceWorker.js`)
  expect(worker.headers.get('content-type')).not.toContain('javascript')
})
