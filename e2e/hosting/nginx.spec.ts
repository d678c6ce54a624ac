import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { addresses, documentHeaders, type Goal, pageLoad, pages } from './expected.ts'
import { type Answer, ask, documentOf, folder, test } from './host.ts'

// Tests the configuration of docs/hosting/nginx.conf in a real nginx, over HTTP.

/** Returns the path of the largest asset with this ending. */
function asset(ending: string): string {
  const size = (name: string) => statSync(join(folder, 'assets', name)).size
  const names = readdirSync(join(folder, 'assets')).filter(name => name.endsWith(ending))
  return `/assets/${names.toSorted((a, b) => size(b) - size(a))[0]}`
}

test('nginx handles each address as required, and forwards addresses to the back end unchanged', async ({
  host,
}) => {
  const found: unknown[] = []
  for (const { address, accept } of addresses) {
    const before = host.asked.length
    const answer = await ask(host, address, { headers: { Accept: accept } })
    const seen = host.asked.slice(before).map(({ url }) => url)
    found.push({ address, accept, goal: goalOf(answer, seen.length > 0) })
    if (seen.length > 0) expect(seen).toEqual([address])
  }
  expect(found).toEqual(addresses)
})

function goalOf(answer: Answer, isForwarded: boolean): Goal | undefined {
  if (isForwarded) return 'the back end'
  const document = documentOf(answer)
  if (document) return document
  // A browser that asked for a script must not get a page.
  if (answer.status === 404 && answer.headers['content-type'] === 'text/plain') return 'nowhere'
  return answer.status === 200 && answer.headers.etag ? 'a file' : undefined
}

test('every HTML file has the same headers at every address, and the back end’s pages have none of them', async ({
  host,
}) => {
  expect(pages.length).toBeGreaterThan(20)
  for (const { address, accept } of pages) {
    const { headers } = await ask(host, address, { headers: { Accept: accept } })
    expect(headers, address).toMatchObject(documentHeaders)
    expect(headers, address).toMatchObject({ 'cache-control': 'no-cache' })
  }
  const { status, headers } = await ask(host, '/Account/Login', { headers: { Accept: pageLoad } })
  expect(status).toBe(200)
  for (const name of Object.keys(documentHeaders)) expect(headers[name], name).toBeUndefined()
})

test('every HTML file of the build is served at the address of its page', async ({ host }) => {
  for (const name of readdirSync(folder).filter(file => file.endsWith('.html') && file !== 'index.html')) {
    const answer = await ask(host, `/${encodeURIComponent(name.replace('.html', ''))}`)
    expect(documentOf(answer)).toBe(name)
  }
})

test('hashed files are cached for a year, and all other files are revalidated', async ({ host }) => {
  for (const ending of ['.js', '.css', '.woff2']) {
    const { status, headers } = await ask(host, asset(ending))
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  for (const address of ['/robots.txt', '/manifest.webmanifest', '/favicon.svg'])
    expect((await ask(host, address)).headers['cache-control'], address).toBe('no-cache')
  expect((await ask(host, '/manifest.webmanifest')).headers['content-type']).toBe('application/manifest+json')

  for (const [address, other] of [
    ['/', '/index.html'],
    ['/teacher', '/teacher/?city=-1'],
    // Both are the shell.
    ['/teacherprofile/ae31oi', '/u'],
  ] as const) {
    const { headers } = await ask(host, address)
    const again = await ask(host, other, { headers: { 'If-None-Match': headers.etag } })
    expect(again.status, other).toBe(304)
  }
  const { headers } = await ask(host, '/')
  const another = await ask(host, '/teacher', { headers: { 'If-None-Match': headers.etag } })
  expect(another.status).toBe(200)
})

test('text is compressed, fonts and pictures are not', async ({ host }) => {
  const encoding = async (address: string) =>
    (await ask(host, address, { headers: { 'Accept-Encoding': 'gzip' } })).headers['content-encoding']
  for (const address of [asset('.js'), asset('.css'), '/', '/Matematica', '/u', '/api/users/GetCities'])
    expect(await encoding(address), address).toBe('gzip')
  for (const address of [asset('.woff2'), '/share.png'])
    expect(await encoding(address), address).toBeUndefined()
  expect((await ask(host, '/')).headers['vary']).toContain('Accept-Encoding')
})
