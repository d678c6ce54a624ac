import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '#scripts/run.ts'
import { addresses, documentHeaders, type Goal, pageLoad } from './expected.ts'
import { type Answer, ask, documentOf, folder, test } from './host.ts'

// Tests docs/hosting/nginx.conf in a real nginx, over HTTP. No IIS runs web.config: it is only compared.

const staleWhileRevalidate = 'max-age=0, stale-while-revalidate=600'

/** Returns the path of the largest asset with this ending. */
function asset(ending: string): string {
  const size = (name: string) => statSync(join(folder, 'assets', name)).size
  const names = readdirSync(join(folder, 'assets')).filter(name => name.endsWith(ending))
  return `/assets/${names.toSorted((a, b) => size(b) - size(a))[0]}`
}

test('nginx serves each address with its headers, caching and compression', async ({ host }) => {
  await test.step('handles each address as required, sends every HTML file with the same headers, and forwards addresses unchanged', async () => {
    const found: unknown[] = []
    for (const { address, accept, goal } of addresses) {
      const before = host.asked.length
      const answer = await ask(host, address, { headers: { Accept: accept } })
      if (goal.includes('.html')) expectDocumentHeaders(address, answer)
      const seen = host.asked.slice(before).map(({ url }) => url)
      found.push({ address, accept, goal: goalOf(answer, seen.length > 0) })
      if (seen.length > 0) expect.soft(seen).toEqual([address])
    }
    expect.soft(found).toEqual(addresses)
  })

  await test.step('sends pages of the back end without the headers of the HTML files', async () => {
    const { status, headers } = await ask(host, '/Account/Login', { headers: { Accept: pageLoad } })
    expect.soft(status).toBe(200)
    for (const name of Object.keys(documentHeaders)) expect.soft(headers[name], name).toBeUndefined()
  })

  await test.step('tells caches that the page and the file of an invoice share an address', async () => {
    const { headers } = await ask(host, '/payment/download/nimic', { headers: { Accept: 'application/pdf' } })
    expect.soft(headers['vary']).toMatch(/\bAccept(,|$)/)
  })

  await test.step('serves every HTML file of the build at the address of its page', async () => {
    for (const name of readdirSync(folder).filter(file => file.endsWith('.html') && file !== 'index.html')) {
      const answer = await ask(host, `/${encodeURIComponent(name.replace('.html', ''))}`)
      expect.soft(documentOf(answer)).toBe(name)
    }
  })

  await test.step('lets browsers cache hashed files for a year, and revalidate all others', async () => {
    for (const ending of ['.js', '.css', '.woff2']) {
      const { status, headers } = await ask(host, asset(ending))
      expect.soft(status).toBe(200)
      expect.soft(headers, ending).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
    }
    for (const address of ['/robots.txt', '/manifest.webmanifest', '/favicon.svg'])
      expect.soft((await ask(host, address)).headers['cache-control'], address).toBe('no-cache')
    const manifest = await ask(host, '/manifest.webmanifest')
    expect.soft(manifest.headers['content-type']).toBe('application/manifest+json')

    for (const [address, other] of [
      ['/', '/index.html'],
      ['/teacher', '/teacher/?city=-1'],
      // Both are the shell.
      ['/teacherprofile/ae31oi', '/u'],
    ] as const) {
      const { headers } = await ask(host, address)
      const again = await ask(host, other, { headers: { 'If-None-Match': headers.etag } })
      expect.soft(again.status, other).toBe(304)
    }
    const { headers } = await ask(host, '/')
    const another = await ask(host, '/teacher', { headers: { 'If-None-Match': headers.etag } })
    expect.soft(another.status).toBe(200)
  })

  await test.step('compresses text, but no fonts and pictures', async () => {
    const encoding = async (address: string) =>
      (await ask(host, address, { headers: { 'Accept-Encoding': 'gzip' } })).headers['content-encoding']
    for (const address of [asset('.js'), asset('.css'), '/', '/Matematica', '/u', '/api/users/GetCities'])
      expect.soft(await encoding(address), address).toBe('gzip')
    for (const address of [asset('.woff2'), '/share.png'])
      expect.soft(await encoding(address), address).toBeUndefined()
    expect.soft((await ask(host, '/')).headers['vary']).toContain('Accept-Encoding')
  })
})

test('web.config is well-formed, also with its legacy parts, and sends the same headers', async ({
  page,
}) => {
  const config = readFileSync(join(root, 'docs/hosting/web.config'), 'utf8')
  const withLegacyParts = config.replaceAll(/<!-- Legacy UI: [^<]*(<[^]*?)-->/g, '$1')
  expect(withLegacyParts).toContain(' <rule name="Legacy UI"')
  for (const xml of [config, withLegacyParts]) {
    const read = await page.evaluate(text => {
      const site = new DOMParser().parseFromString(text, 'application/xml')
      const rules = [...site.querySelectorAll('outboundRules > rule[preCondition="HTML of the app"]')]
      return {
        error: site.querySelector('parsererror')?.textContent,
        headers: Object.fromEntries(
          rules.map(rule => [
            rule.querySelector('match')?.getAttribute('serverVariable')?.toLowerCase(),
            rule.querySelector('action')?.getAttribute('value'),
          ]),
        ),
      }
    }, xml)
    expect(read.error).toBeUndefined()
    const variables = Object.entries({ ...documentHeaders, 'cache-control': staleWhileRevalidate }).map(
      ([name, value]) => [`response_${name.replaceAll('-', '_')}`, value],
    )
    expect(read.headers).toEqual(Object.fromEntries(variables))
  }
})

function expectDocumentHeaders(address: string, { headers }: Answer) {
  expect.soft(headers, address).toMatchObject(documentHeaders)
  expect.soft([staleWhileRevalidate, 'no-cache'], address).toContain(headers['cache-control'])
}

function goalOf(answer: Answer, isForwarded: boolean): Goal | undefined {
  if (isForwarded) return 'the back end'
  const document = documentOf(answer)
  if (document) return document
  // A browser that requested a script must not get a page.
  if (answer.status === 404 && answer.headers['content-type'] === 'text/plain') return 'nowhere'
  return answer.status === 200 && answer.headers.etag ? 'a file' : undefined
}
