import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveFile } from './staticFiles.ts'

const place = mkdtempSync(join(tmpdir(), 'static-files-'))
const build = join(place, 'dist')

/** The files on disk. The content of each is its path without `dist/`. */
const files = [
  'dist/index.html',
  'dist/shell.html',
  'dist/Matematica.html',
  'dist/Limba engleza.html',
  'dist/robots.txt',
  'dist/share.png',
  'dist/assets/app-1234567.js',
  'secret.txt',
  'dist-demo/secret.txt',
]

/** Addresses of pages, each with the HTML file that is served there. */
const pages = [
  ['/', 'index.html'],
  ['/index.html', 'index.html'],
  ['/Matematica', 'Matematica.html'],
  ['/Matematica/', 'Matematica.html'],
  ['/Limba%20engleza', 'Limba engleza.html'],
  ['/Limba%20engleza/', 'Limba engleza.html'],
  ['/teacherprofile/ae31oi', 'shell.html'],
  ['/teacherprofile/Matematica', 'shell.html'],
  ['/Matematica/none', 'shell.html'],
  ['/C%2B%2B', 'shell.html'],
  ['/no/such/file.js', 'shell.html'],
  ['/assets', 'shell.html'],
  // A malformed escape, and a NUL, which no file name may contain.
  ['/%E0%A4%A', 'shell.html'],
  ['/%00', 'shell.html'],
] as const

/** Addresses that lead out of the folder to an existing file. */
const escapes = [
  '/../secret.txt',
  '/..%2Fsecret.txt',
  '/%2e%2e/secret.txt',
  '/Matematica/../../secret.txt',
  '/../dist-demo/secret.txt',
  '/..%2Fdist-demo%2Fsecret.txt',
]

let folder = build
beforeEach(() => void (folder = build))

const server = createServer((asked, response) => {
  void serveFile(folder, asked.url ?? '', asked, response)
})

beforeAll(async () => {
  for (const file of files) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), file.replace('dist/', ''))
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => {
  server.close()
  rmSync(place, { recursive: true })
})

/** Requests exactly this address: `fetch` would resolve the `..` in it. */
async function ask(path: string) {
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, path, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = answer
  return { status, type: headers['content-type'], cache: headers['cache-control'], body: await text(answer) }
}

test('answers each request with its file or a status', async () => {
  for (const [address, body] of pages) {
    const html = { status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache', body }
    expect.soft(await ask(address), `${address} is answered with ${body}`).toEqual(html)
  }
})

test('files are served with their content type, and only hashed assets may be cached for good', async () => {
  expect(await ask('/robots.txt')).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    cache: 'no-cache',
    body: 'robots.txt',
  })
  expect(await ask('/share.png')).toMatchObject({ type: 'image/png', cache: 'no-cache' })
  expect(await ask('/assets/app-1234567.js')).toEqual({
    status: 200,
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
    body: 'assets/app-1234567.js',
  })
})

test('a missing asset is answered with 404, not with a page', async () => {
  for (const address of ['/assets/none.js', '/assets/a/b', '/assets/'])
    expect(await ask(address), address).toEqual({
      status: 404,
      type: undefined,
      cache: undefined,
      body: '',
    })
})

test('no address leads out of the folder', async () => {
  for (const address of escapes)
    expect
      .soft(await ask(address), `${address} does not lead out of the folder`)
      .toMatchObject({ status: 200, body: 'shell.html' })
})

test('the name of the folder may end with a slash', async () => {
  folder = `${build}/`
  expect(await ask('/Matematica')).toMatchObject({ status: 200, body: 'Matematica.html' })
  expect(await ask('/../dist-demo/secret.txt')).toMatchObject({ body: 'shell.html' })
})

test('a build without a shell answers every other address with index.html', async () => {
  rmSync(join(build, 'shell.html'))
  expect(await ask('/Matematica')).toMatchObject({ status: 200, body: 'Matematica.html' })
  expect(await ask('/teacherprofile/ae31oi')).toMatchObject({ status: 200, body: 'index.html' })
  expect(await ask('/assets/none.js')).toMatchObject({ status: 404 })
  writeFileSync(join(build, 'shell.html'), 'shell.html')
})
