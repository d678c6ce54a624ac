import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { toScript } from '../frameDocument.ts'
import { listen } from '../listen.ts'
import { sitemaps } from '../searchFiles.ts'
import { createReader, TooManyFailures } from './createReader.ts'
import { fileOf } from './fileOf.ts'
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
  const { url, stop } = await listen(server)
  cleanUps.push(stop)
  const from = new URL(url)
  return { from, reader: createReader({ from, rate, pauses: [0, 0] }), asked, connections }
}

const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))

test.each([
  ['/', 'index.html'],
  ['/teacher', 'teacher.html'],
  ['/solicitare-de-meditatii', 'solicitare-de-meditatii.html'],
  ['/solicitare-de-meditatii/c-1', 'solicitare-de-meditatii/c-1.html'],
  ['/teacherprofile/a+b=', 'teacherprofile/a+b=.html'],
  ['/Română pentru străini', 'Română pentru străini.html'],
  ['/C++', 'C++.html'],
  ['/100%', '100%.html'],
])('the file of %s is %s', (path, file) => expect(fileOf(path)).toBe(file))

test.each([
  { why: 'a host could serve another file', names: '.. ../x .env a/b a\\b index Shell teacherprofile/..' },
  { why: 'some disks do not take the name', names: `a: a? a* x\u0000 a. ${'ș'.repeat(100)}` },
  { why: 'another screen has the address', names: 'Contact u teacherprofile/a/b' },
])('there is no file where $why', ({ names }) => {
  for (const name of [...names.split(' '), 'a ']) expect.soft(fileOf(`/${name}`), name).toBeUndefined()
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

  test('sends exactly the calls that the contract defines as public', async () => {
    const { reader, asked } = await backEnd((_, response) => json(response, {}))
    for (const { path } of endpoints) await reader.read(path).catch(() => {})
    const allowed = endpoints.filter(({ isPublic }) => isPublic).map(({ path }) => path)
    expect(new Set(asked.map(({ address }) => address))).toEqual(new Set(allowed))
  })

  test("refuses every call that is not one of a visitor's reads, without sending it", async () => {
    const { reader, asked } = await backEnd((_, response) => json(response, {}))
    for (const address of [
      '/api/users/AdView?adCode=x',
      '/api/users/getUserPhoneNumber',
      '/api/users/GetCurrentProfile',
    ])
      await expect.soft(reader.read(address), address).rejects.toThrow('is no read of a visitor')
    expect(asked).toEqual([])
  })

  test.each([
    { answers: [503, 503, 200], sent: 3, error: null },
    { answers: [503, 503, 503], sent: 3, error: /getusersdescription.*503/ },
    { answers: [200], html: '<!doctype html><title>Login</title>', sent: 1, error: /not valid JSON/ },
    { answers: [401], sent: 1, error: /401/ },
    { answers: [302], sent: 1, error: /302/ },
  ])('repeats a read after a temporary failure only: $answers', async ({ answers, html, sent, error }) => {
    const { reader, asked } = await backEnd((_, response) => {
      response.statusCode = answers[asked.length - 1] ?? 0
      if (html) response.end(html)
      else json(response, { TotalRows: 0 })
    })
    const read = reader.read(`${ads}1`)
    if (error) await expect(read).rejects.toThrow(error)
    else expect(await read).toEqual({ TotalRows: 0 })
    expect(asked).toHaveLength(sent)
  })

  test('gives up after 20 failures in a row', async () => {
    const { reader, asked } = await backEnd((_, response) => response.destroy())
    const reads = Array.from({ length: 8 }, (_, page) =>
      reader.read(`${ads}${page}`).catch((error: unknown) => error),
    )
    expect((await Promise.all(reads)).at(-1)).toBeInstanceOf(TooManyFailures)
    // The seventh read begins with 18 failures.
    expect(asked).toHaveLength(21)
  })
})

describe('the files of a snapshot', () => {
  const day = 24 * 3_600_000
  const pageOf = (text: string) => (time: string) => `<html data-expires="${time}">${text}`

  /** The pages of a run by file, each with the text that the run writes, or `null` when it cannot read the page. */
  type Pages = Record<string, string | null>

  /** Returns the folder of a build that has HTML of its own for `a.html`, and `run`, which writes pages as the command does. */
  function folder() {
    const parent = mkdtempSync(join(tmpdir(), 'snapshot-'))
    cleanUps.push(() => rmSync(parent, { recursive: true }))
    const [out, frames] = [join(parent, 'dist'), join(parent, 'frames')]
    for (const made of [out, frames]) mkdirSync(made)
    for (const made of [out, frames]) writeFileSync(join(made, 'a.html'), 'frame of a')
    const open = (build = 'build', renewAfter = day) => new SnapshotFiles({ out, frames, build, renewAfter })
    function run(pages: Pages, { build = 'build', renewAfter = day, isInterrupted = false } = {}) {
      const store = open(build, renewAfter)
      const results = Object.entries(pages).map(([file, text]) => {
        if (store.done.has(file)) return 'done'
        return text === null ? store.keep(file) : store.put(file, pageOf(text))
      })
      if (!isInterrupted) store.finish(() => true)
      store.close()
      return results
    }
    const read = (file: string) =>
      existsSync(join(out, file)) ? readFileSync(join(out, file), 'utf8').replace(/.*>/, '') : undefined
    return { out, open, run, read }
  }

  test.each<{ rule: string; runs: Parameters<ReturnType<typeof folder>['run']>[]; files: Pages }>([
    {
      rule: 'a page gets its data',
      runs: [[{ 'a.html': '1', 'x/b.html': '1' }]],
      files: { 'a.html': '1', 'x/b.html': '1' },
    },
    {
      rule: "the build's own HTML replaces a page that no longer exists",
      runs: [[{ 'a.html': '1', 'b.html': '1' }], [{}]],
      files: { 'a.html': 'frame of a', 'b.html': null },
    },
    {
      rule: 'a page that fails keeps its data',
      runs: [[{ 'b.html': '1' }], [{ 'b.html': null }]],
      files: { 'b.html': '1' },
    },
    {
      rule: 'a page that fails does not keep the data of another build',
      runs: [[{ 'a.html': '1', 'b.html': '1' }], [{ 'a.html': null, 'b.html': null }, { build: 'next' }]],
      files: { 'a.html': 'frame of a', 'b.html': null },
    },
    {
      rule: 'a page of an interrupted run is removed when it no longer exists',
      runs: [[{ 'b.html': '1' }, { isInterrupted: true, build: 'old' }], [{}]],
      files: { 'b.html': null },
    },
  ])('$rule', ({ runs, files }) => {
    const { run, read } = folder()
    for (const one of runs) run(...one)
    for (const [file, text] of Object.entries(files)) expect.soft(read(file), file).toBe(text ?? undefined)
  })

  test('an unchanged page keeps its file until half of its maximum age', () => {
    const { out, run } = folder()
    const page = { 'x.html': 'one' }
    run(page)
    const writtenAt = statSync(join(out, 'x.html')).mtimeMs
    expect(run(page)).toEqual(['unchanged'])
    expect(statSync(join(out, 'x.html')).mtimeMs).toBe(writtenAt)
    expect(run({ 'x.html': 'two' })).toEqual(['written'])
    expect(run({ 'x.html': 'two' }, { renewAfter: 0 })).toEqual(['written'])
    // A deployment brings the build's own HTML.
    writeFileSync(join(out, 'x.html'), 'frame')
    expect(run({ 'x.html': 'two' })).toEqual(['written'])
  })

  test('a page with a time in the future is rewritten, because the clock was wrong', () => {
    const { run } = folder()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * day })
    run({ 'x.html': 'one' })
    vi.useRealTimers()
    expect(run({ 'x.html': 'one' })).toEqual(['written'])
    expect(run({ 'x.html': 'one' })).toEqual(['unchanged'])
  })

  test('an interrupted run continues with the same build, and starts over with another build or after a complete run', () => {
    const { out, run } = folder()
    const pages = { 'x.html': 'one' }
    run(pages, { isInterrupted: true })
    // A full disk cuts a line.
    appendFileSync(join(`${out}-snapshot`, 'pages.tsv'), 'y.html\tbui')
    expect(run(pages, { isInterrupted: true })).toEqual(['done'])
    expect(run(pages, { build: 'next' })).toEqual(['written'])
    expect(run(pages, { build: 'next' })).toEqual(['unchanged'])
  })

  test('a second run at the same time is refused; the lock of a process that has ended is ignored', () => {
    const { out, open } = folder()
    const store = open()
    expect(() => open()).toThrow('Another run is at work')
    store.close()
    // A full disk leaves an empty lock; in a container, each run may have the same process ids.
    for (const owner of ['999999999', '', `${process.pid}\t1`, `${process.ppid}\t1`]) {
      writeFileSync(join(`${out}-snapshot`, 'lock'), owner)
      open().close()
    }
  })

  test('a page is removed at once, and does not come back when an interrupted run continues', () => {
    const { open, run, read } = folder()
    run({ 'x.html': 'one', 'y.html': 'one' }, { isInterrupted: true })
    const store = open('build', Infinity)
    expect([store.remove('x.html'), store.remove('z.html')]).toEqual([true, false])
    store.close()
    expect(read('x.html')).toBeUndefined()
    expect(run({ 'x.html': null, 'y.html': null })).toEqual([undefined, 'done'])
    expect([read('x.html'), read('y.html')]).toEqual([undefined, 'one'])
  })
})

describe('a run', () => {
  /** The renderer that a build leaves for the snapshot. Its pages come from the only list of the back end, five at a time. */
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

  /** Returns the folder of a build, and `run`, whose back end has these codes in its list and responds to these ads. */
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
      return writeSnapshot(options)
    }
    const codes = () =>
      readdirSync(join(out, 'teacherprofile'))
        .map(file => file.replace('.html', ''))
        .toSorted()
    return { out, build, run, codes }
  }

  test('removes a tutor only when the server no longer has the ad, even when a list misses it', async () => {
    const { run, codes } = site()
    await run(['a', 'b', 'c', 'd'], { a: 'a', b: 'b', c: 'c', d: 'd' })
    // `b` disappears after the list was read, `c` moves to a part of the list that was already read, `d` disappears.
    expect(await run(['a', 'b'], { a: 'a', c: 'c' })).toMatchObject({ unchanged: 2, removed: 2, failed: 0 })
    expect(codes()).toEqual(['a', 'c'])
  })

  test('of two addresses that differ in case only, the first has a file and the second is reported', async () => {
    const { run, codes } = site()
    const { problems } = await run(['ab', 'aB', 'c'], { ab: '1', aB: '2', c: '3' })
    expect(problems).toContain('left out /teacherprofile/aB: it differs from /teacherprofile/ab in case only')
    expect(codes()).toEqual(['ab', 'c'])
  })

  test('leaves out what fails, and keeps its previous file; reports a mismatch once', async () => {
    const { run, codes } = site()
    await run(['a', 'b'], { a: 'a', b: 'b' })
    const { problems, ...counts } = await run(['a', 'b', 'c', '../d', 'e'], {
      a: 'new',
      e: 'e',
      b: failing,
      c: failing,
    })
    expect(counts).toMatchObject({ written: 2, failed: 2, removed: 0 })
    expect(codes()).toEqual(['a', 'b', 'e'])
    const refused = (code: string) =>
      expect.stringMatching(new RegExp(`^failed /teacherprofile/${code}: GET .*adid=${code}: .* 404`))
    expect(problems).toEqual([
      'left out /teacherprofile/../d: its address cannot have a file',
      'GET ad Price: expected number, got string',
      refused('b'),
      refused('c'),
    ])
  })

  test('keeps the first pages of a list that is longer than the limit, and reads no more of the list', async () => {
    const { run, codes } = site(3)
    const listed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const ads = Object.fromEntries(listed.map(code => [code, code]))
    expect(await run(listed, ads)).toMatchObject({ written: 3, reads: 4 })
    await run(listed.toReversed(), ads)
    expect(codes()).toEqual(['f', 'g', 'h'])
  })

  test('ends when a file cannot be written, and leaves the old one', async () => {
    const { out, run } = site()
    await run(['a'], { a: 'old' })
    mkdirSync(join(`${out}-snapshot`, 'unfinished'))
    await expect(run(['a'], { a: 'new' })).rejects.toThrow('EISDIR')
    expect(readFileSync(join(out, 'teacherprofile/a.html'), 'utf8')).toContain('old')
  })

  test('ends after 20 failures in a row, saying why, and leaves the old snapshot', async () => {
    const { run, codes } = site()
    await run(['a'], { a: 'a' })
    const gone = Array.from({ length: 25 }, (_, index) => `x${index}`)
    const ads = Object.fromEntries(gone.map(code => [code, failing]))
    await expect(run(gone, ads)).rejects.toThrow(/x19: .* 404.*\n20 reads in a row have failed/)
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
    expect(await removePage({ build, out, from: new URL('https://host') }, address)).toBe(true)
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
  const pages = ['/', '/A & B', "/Șah+'"].map((path, at) => ({
    address: `https://host${path}`,
    lastmod: at === 1 ? '2026-11-20T10:00:00.000Z' : '',
  }))
  const files = sitemaps(pages, 'https://host', 2)
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(files['sitemap.xml']).toContain('<sitemap><loc>https://host/sitemap-2.xml</loc></sitemap>')
  expect(files['sitemap-1.xml']).toContain(
    '<url><loc>https://host/A%20%26%20B</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>',
  )
  expect(files['sitemap-2.xml']).toContain('<url><loc>https://host/%C8%98ah%2B&apos;</loc></url>')
})
