import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { toScript } from '../frameDocument.ts'
import { sitemaps } from '../searchFiles.ts'
import { createReader, TooManyFailures } from './createReader.ts'
import { fileOf, sameFile } from './fileOf.ts'
import { SnapshotFiles } from './SnapshotFiles.ts'
import { removePage, writeSnapshot } from './writeSnapshot.ts'

const cleanUps: (() => void)[] = []

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** Starts a back end; returns its origin, a reader of it, and the requests that it has received. */
async function backEnd(answer: (request: IncomingMessage, response: ServerResponse) => void, rate = 10_000) {
  const asked: { address: string | undefined; headers: IncomingMessage['headers'] }[] = []
  const connections = new Set<number | undefined>()
  const server = createServer((request, response) => {
    asked.push({ address: request.url, headers: request.headers })
    connections.add(request.socket.remotePort)
    answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const from = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { from, reader: createReader({ from, rate, pauses: [0, 0] }), asked, connections }
}

const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))

describe('the file of a page', () => {
  test('has the name of the decoded address', () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/teacher', 'teacher.html'],
      ['/solicitare-de-meditatii', 'solicitare-de-meditatii.html'],
      ['/solicitare-de-meditatii/c-1', 'solicitare-de-meditatii/c-1.html'],
      ['/teacherprofile/a+b=', 'teacherprofile/a+b=.html'],
      ['/Limba engleza', 'Limba engleza.html'],
      ['/Română pentru străini', 'Română pentru străini.html'],
      ['/C++', 'C++.html'],
      ['/100%', '100%.html'],
    ] as const)
      expect.soft(fileOf(path), path).toBe(file)
  })

  test('is missing where a host could serve another file, or another screen has the address', () => {
    const paths = [
      '/../x',
      '/..',
      '/.env',
      '/a/b',
      '/a\\b',
      '/CON',
      '/nul.txt',
      '/com1',
      '/a:b',
      '/a?b',
      '/a*',
      '/x\u0000',
    ]
    const others = [
      '/index',
      '/Shell',
      '/Contact',
      '/u',
      '/teacherprofile/a/b',
      '/teacherprofile/..',
      '/a ',
      '/a.',
    ]
    for (const path of [...paths, ...others, `/${'ș'.repeat(200)}`])
      expect.soft(fileOf(path), `${path} has no file`).toBeUndefined()
  })

  test('of two names that differ in case or in Unicode form only is the same', () => {
    expect(sameFile('AbC.html')).toBe(sameFile('aBc.html'))
    expect(sameFile('S\u0326ah.html')).toBe(sameFile('Șah.html'))
  })
})

describe('reading from the back end', () => {
  const ads = '/api/users/getusersdescription?page='

  test('sends one read at a time over one connection, within the rate, and each reference list once', async () => {
    const { reader, asked, connections } = await backEnd((_, response) => json(response, []), 20)
    const lists = ['/api/users/GetCities', '/api/users/GetCities']
    const startedAt = performance.now()
    await Promise.all([...lists, `${ads}1`, `${ads}1`, `${ads}2`].map(address => reader.read(address)))
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/users/GetCities',
      `${ads}1`,
      `${ads}1`,
      `${ads}2`,
    ])
    expect(connections.size).toBe(1)
    // Four reads at 20 a second begin at 0, 50, 100 and 150 ms; timers may be a few ms early.
    expect(performance.now() - startedAt).toBeGreaterThan(140)
    expect(asked[0]?.headers['cookie']).toBeUndefined()
  })

  test('sends the calls that are public by their definition, and no others of the contract', async () => {
    const { reader, asked } = await backEnd((_, response) => json(response, {}))
    for (const { path } of endpoints) await reader.read(path).catch(() => {})
    const allowed = endpoints.filter(({ isPublic }) => isPublic).map(({ path }) => path)
    expect(new Set(asked.map(({ address }) => address))).toEqual(new Set(allowed))
  })

  test('refuses every call that is no read of a visitor, without sending it', async () => {
    const { reader, asked } = await backEnd((_, response) => json(response, {}))
    for (const address of [
      '/api/users/AdView?adCode=x',
      '/api/users/getUserPhoneNumber',
      '/api/users/GetCurrentProfile',
    ])
      await expect.soft(reader.read(address), address).rejects.toThrow('is no read of a visitor')
    expect(asked).toEqual([])
  })

  test('repeats a read twice after a temporary failure, and says what was answered', async () => {
    let failures = 2
    const { reader, asked } = await backEnd((_, response) => {
      failures -= 1
      if (failures >= 0) response.writeHead(503).end()
      else json(response, { TotalRows: 0 })
    })
    expect(await reader.read(`${ads}1`)).toEqual({ TotalRows: 0 })
    expect(asked).toHaveLength(3)
    failures = 3
    await expect(reader.read(`${ads}2`)).rejects.toThrow(`GET ${ads}2: answered with the status 503`)
  })

  test('does not repeat a refusal: an expired session, a page of HTML', async () => {
    const { reader, asked } = await backEnd(({ url }, response) => {
      if (url?.endsWith('1')) response.writeHead(401).end()
      else response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Login</title>')
    })
    await expect(reader.read(`${ads}1`)).rejects.toThrow('answered with the status 401')
    await expect(reader.read(`${ads}2`)).rejects.toThrow('answered with HTML instead of JSON')
    expect(asked).toHaveLength(2)
  })

  test('gives up after 20 failures in a row', async () => {
    const { reader, asked } = await backEnd((_, response) => response.destroy())
    const reads = Array.from({ length: 8 }, (_, page) =>
      reader.read(`${ads}${page}`).catch((error: unknown) => error),
    )
    const errors = await Promise.all(reads)
    expect(errors.at(-1)).toBeInstanceOf(TooManyFailures)
    expect(asked.length).toBeLessThanOrEqual(20)
  })
})

describe('the files of a snapshot', () => {
  const day = 24 * 3_600_000

  /** Returns the folder of a build, and `run`, which writes pages as one run of the command does. */
  function folder() {
    const out = join(mkdtempSync(join(tmpdir(), 'snapshot-')), 'dist')
    mkdirSync(out)
    cleanUps.push(() => rmSync(join(out, '..'), { recursive: true }))
    writeFileSync(join(out, 'a.html'), 'frame of a')
    const open = (build = 'build', renewAfter = day) => new SnapshotFiles(out, build, renewAfter)
    function run(pages: Record<string, string>, build?: string, renewAfter?: number) {
      const store = open(build, renewAfter)
      const fates = Object.entries(pages).map(([file, text]) => store.put(file, pageOf(text)))
      const removed = store.finish(() => true)
      store.close()
      return { fates, removed }
    }
    const read = (file: string) =>
      existsSync(join(out, file)) ? readFileSync(join(out, file), 'utf8') : undefined
    return { out, open, run, read }
  }

  const pageOf = (text: string) => (time: string) => `<html data-expires="${time}">${text}`

  test('a run is not visible before it has ended', () => {
    const { open, read } = folder()
    const store = open()
    store.put('teacherprofile/x.html', pageOf('one'))
    expect(read('teacherprofile/x.html')).toBeUndefined()
    store.finish(() => true)
    store.close()
    expect(read('teacherprofile/x.html')).toContain('one')
  })

  test('an unchanged page keeps its file, until that is half as old as it may become', () => {
    const { out, run } = folder()
    const page = { 'x.html': 'one' }
    run(page)
    const writtenAt = statSync(join(out, 'x.html')).mtimeMs
    expect(run(page).fates).toEqual(['unchanged'])
    expect(statSync(join(out, 'x.html')).mtimeMs).toBe(writtenAt)
    expect(run({ 'x.html': 'two' }).fates).toEqual(['written'])
    expect(run({ 'x.html': 'two' }, 'build', 0).fates).toEqual(['written'])
  })

  test("a page that is gone is removed, and the build's own HTML comes back", () => {
    const { run, read } = folder()
    run({ 'a.html': 'data of a', 'b.html': 'data of b' })
    expect(read('a.html')).toContain('data of a')
    expect(read('frames/a.html')).toBe('frame of a')
    expect(run({ 'c.html': 'data of c' }).removed).toBe(2)
    expect([read('a.html'), read('b.html')]).toEqual(['frame of a', undefined])
  })

  test('a page that failed keeps its file; one of another build does not', () => {
    const { open, run, read } = folder()
    run({ 'x.html': 'one' })
    for (const [build, expected] of [
      ['build', '<html'],
      ['next', undefined],
    ] as const) {
      const store = open(build)
      store.keep('x.html')
      store.finish(() => false)
      store.close()
      expect(read('x.html')?.slice(0, 5)).toBe(expected)
    }
  })

  test('an interrupted run continues with the same build, and starts anew with another', () => {
    const { open } = folder()
    const first = open()
    first.put('x.html', pageOf('one'))
    first.close()
    const second = open()
    expect(second.resume('x.html')).toBe(true)
    second.close()
    const other = open('next')
    expect(other.resume('x.html')).toBe(false)
    other.close()
  })

  test('a second run at the same time says so; the lock of a process that has ended does not count', () => {
    const { out, open } = folder()
    const store = open()
    expect(() => open()).toThrow('Another run is at work')
    store.close()
    // An empty one is left by a full disk.
    for (const owner of ['999999999', '']) {
      writeFileSync(join(`${out}-snapshot`, 'lock'), owner)
      open().close()
    }
  })

  test('what an interrupted run has staged of a page is not published when the page fails now, or is gone', () => {
    const { out, open, run, read } = folder()
    run({ 'fails.html': 'one' })
    const interrupted = open()
    interrupted.put('gone.html', pageOf('one'))
    interrupted.close()
    // A full disk cuts a file.
    writeFileSync(join(`${out}-snapshot`, 'staging', 'fails.html'), '<ht')
    const next = open()
    next.keep('fails.html')
    next.finish(() => true)
    next.close()
    expect([read('fails.html')?.slice(-3), read('gone.html')]).toEqual(['one', undefined])
  })

  test("after a deployment, a page that fails or is gone leaves the new build's own HTML", () => {
    const { out, open, run, read } = folder()
    run({ 'a.html': 'data of a', 'b.html': 'data of b' })
    for (const file of ['a.html', 'b.html']) writeFileSync(join(out, file), 'next frame')
    const next = open('next')
    next.keep('a.html')
    next.finish(() => true)
    next.close()
    expect([read('a.html'), read('b.html'), read('frames/a.html')]).toEqual([
      'next frame',
      'next frame',
      undefined,
    ])
  })

  test('a page of a time to come is written anew: the clock was wrong', () => {
    const { run } = folder()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * day })
    run({ 'x.html': 'one' })
    vi.useRealTimers()
    expect(run({ 'x.html': 'one' }).fates).toEqual(['written'])
    expect(run({ 'x.html': 'one' }).fates).toEqual(['unchanged'])
  })

  test('a page is removed at once', () => {
    const { open, run, read } = folder()
    run({ 'x.html': 'one' })
    const store = open()
    expect([store.remove('x.html'), store.remove('y.html')]).toEqual([true, false])
    store.close()
    expect(read('x.html')).toBeUndefined()
    expect(store.pages).toEqual([])
  })

  test('a page that is removed after an interrupted run is not published by the next one', () => {
    const { open, read } = folder()
    const interrupted = open()
    interrupted.put('x.html', pageOf('one'))
    interrupted.close()
    const removing = open('build', Infinity)
    removing.remove('x.html')
    removing.close()
    const next = open()
    expect(next.resume('x.html')).toBe(false)
    next.finish(() => true)
    next.close()
    expect(read('x.html')).toBeUndefined()
  })
})

describe('a run', () => {
  /** What a build leaves for the snapshot; the pages are those of the back end's one list, five at a time. */
  const renderer = `
    export const siteUrl = 'http://host', basePath = '/path/', framePages = { '/': 'home' }
    export const setSite = () => {}, priceNote = () => '', sessionPaths = () => ['/u']
    export async function* findPages(read) {
      for (let page = 1, rows; (rows = await read('/api/users/getusersdescription?page=' + page)).length > 0; page += 1)
        yield rows.map(code => '/teacherprofile/' + code)
    }
    export async function renderPage(path, read, onMismatch) {
      const body = await read('/api/users/getadbycode?adid=' + encodeURIComponent(path.split('/').at(-1)))
      onMismatch({ endpoint: 'GET ad', field: 'Price', expected: 'number', got: 'string' })
      return body && { frame: { head: '', body }, responses: {}, cut: [], pending: [] }
    }`
  const failing = (response: ServerResponse) => void response.writeHead(404).end()

  /** Returns the folder of a build, and \`run\`, whose back end has these codes in its list and responds to these ads. */
  function site(limit = 100) {
    const parent = mkdtempSync(join(tmpdir(), 'run-'))
    cleanUps.push(() => rmSync(parent, { recursive: true }))
    const [out, build] = [join(parent, 'site'), join(parent, 'dist')]
    mkdirSync(join(out, 'teacherprofile'), { recursive: true })
    mkdirSync(`${build}-renderer`)
    writeFileSync(join(out, 'shell.html'), 'shell')
    const template = '<html lang="ro"><title></title></head><div id="root"></div></body>'
    writeFileSync(
      join(`${build}-renderer`, 'build.json'),
      JSON.stringify({ template, files: {}, shell: 'shell' }),
    )
    writeFileSync(join(`${build}-renderer`, 'renderer.js'), renderer)
    async function run(listed: string[], ads: Record<string, string | null | typeof failing>) {
      const { from } = await backEnd(({ url = '' }, response) => {
        const { searchParams } = new URL(url, 'http://host')
        const page = Number(searchParams.get('page'))
        if (page > 0) return json(response, listed.slice(page * 5 - 5, page * 5))
        const ad = ads[searchParams.get('adid') ?? ''] ?? null
        return typeof ad === 'function' ? ad(response) : json(response, ad)
      })
      const options = {
        from,
        build,
        out,
        pages: ['tutor'],
        rate: 10_000,
        limit,
        freshFor: 10,
        maxAge: 24,
      } as const
      return writeSnapshot(options, () => {})
    }
    const codes = () =>
      readdirSync(join(out, 'teacherprofile'))
        .map(file => file.replace('.html', ''))
        .toSorted()
    return { out, build, run, codes }
  }

  test('removes a tutor only when the server no longer has the ad, in spite of a list that misses it', async () => {
    const { run, codes } = site()
    await run(['a', 'b', 'c', 'd'], { a: 'a', b: 'b', c: 'c', d: 'd' })
    // `b` has left between the list and its page, `c` has moved to where the list was read already, `d` has left.
    expect(await run(['a', 'b'], { a: 'a', c: 'c' })).toMatchObject({ unchanged: 2, removed: 2, failed: 0 })
    expect(codes()).toEqual(['a', 'c'])
  })

  test('leaves out what fails, and keeps its previous file; reports a mismatch once', async () => {
    const { run, codes } = site()
    await run(['a', 'b'], { a: 'a', b: 'b' })
    const { problems, ...counts } = await run(['a', 'b', 'c', '../d', 'A', 'e'], {
      a: 'new',
      e: 'e',
      b: failing,
      c: failing,
    })
    expect(counts).toMatchObject({ written: 2, failed: 2, leftOut: 2, removed: 0 })
    expect(codes()).toEqual(['a', 'b', 'e'])
    expect(problems).toEqual([
      'left out /teacherprofile/../d: its address cannot have a file of its own on every host',
      'left out /teacherprofile/A: its address cannot have a file of its own on every host',
      '/teacherprofile/a: GET ad Price: expected number, got string',
      'failed /teacherprofile/b: GET /api/users/getadbycode?adid=b: answered with the status 404',
      'failed /teacherprofile/c: GET /api/users/getadbycode?adid=c: answered with the status 404',
    ])
  })

  test('keeps the first pages of the list when there are more than the limit, and reads no more of it', async () => {
    const { run, codes } = site(3)
    const listed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const ads = Object.fromEntries(listed.map(code => [code, code]))
    expect(await run(listed, ads)).toMatchObject({ written: 3, reads: 4 })
    await run(listed.toReversed(), ads)
    expect(codes()).toEqual(['f', 'g', 'h'])
  })

  test('ends when a file cannot be written, and leaves the old snapshot', async () => {
    const { out, run, codes } = site()
    await run(['a'], { a: 'old' })
    mkdirSync(join(`${out}-snapshot`, 'staging', 'teacherprofile', 'b.html'), { recursive: true })
    await expect(run(['a', 'b'], { a: 'new', b: 'new' })).rejects.toThrow('EISDIR')
    expect(codes()).toEqual(['a'])
    expect(readFileSync(join(out, 'teacherprofile/a.html'), 'utf8')).toContain('old')
  })

  test('ends after 20 failures in a row, saying why, and leaves the old snapshot', async () => {
    const { run, codes } = site()
    await run(['a'], { a: 'a' })
    const gone = Array.from({ length: 25 }, (_, index) => `x${index}`)
    const ads = Object.fromEntries(gone.map(code => [code, failing]))
    await expect(run(gone, ads)).rejects.toThrow(
      /x19: answered with the status 404\n20 reads in a row have failed/,
    )
    expect(codes()).toEqual(['a'])
  })

  test('lists the pages in the sitemap, which robots.txt names, until they are removed', async () => {
    const { out, build, run, codes } = site()
    writeFileSync(join(out, 'sitemap-2.xml'), 'of a longer sitemap')
    await run(['C++'], { 'C++': 'a' })
    const read = (file: string) => readFileSync(join(out, file), 'utf8')
    expect(read('robots.txt')).toMatch(
      /^Disallow: \/path\/u\$$[^]*^Sitemap: http:\/\/host\/path\/sitemap\.xml$/m,
    )
    expect(read('sitemap.xml')).toContain('/path/sitemap-1.xml')
    expect(read('sitemap-1.xml')).toContain('/path/teacherprofile/C%2B%2B<')
    expect(existsSync(join(out, 'sitemap-2.xml'))).toBe(false)
    const address = '/path/teacherprofile/C%2B%2B'
    expect(await removePage({ build, out, site: 'https://host' }, address)).toBe(true)
    expect(codes()).toEqual([])
    expect(read('sitemap-1.xml')).not.toContain('C%2B%2B')
  })
})

test('embedded data cannot end its script element or open a comment, and reads back unchanged', () => {
  const hostile = { name: '</script><!--<script>]]>&\u2028\u2029"\'\\' }
  const text = toScript(hostile)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(hostile)
})

test('a sitemap is an index of parts, with escaped addresses and the time of the last change', () => {
  const pages = ['/', '/A & B', '/Șah'].map((path, at) => ({
    address: `https://host${path}`,
    lastmod: at === 1 ? '2026-11-20T10:00:00.000Z' : '',
  }))
  const files = sitemaps(pages, 'https://host', 2)
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(files['sitemap.xml']).toContain('<sitemap><loc>https://host/sitemap-2.xml</loc></sitemap>')
  expect(files['sitemap-1.xml']).toContain(
    '<url><loc>https://host/A%20%26%20B</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>',
  )
  expect(files['sitemap-2.xml']).toContain('<url><loc>https://host/%C8%98ah</loc></url>')
})
