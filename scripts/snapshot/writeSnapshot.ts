import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MismatchReport } from '#api/client.ts'
import { framePath, type PublicPage } from '../../src/app/firstVisit/pages.ts'
import { messageOf } from '../commandLine.ts'
import { type Files, withFrame, withSnapshot } from '../frameDocument.ts'
import { robots, sitemaps } from '../searchFiles.ts'
import { createReader, TooManyFailures } from './createReader.ts'
import { fileOf, pageAt, sameFile } from './fileOf.ts'
import { SnapshotFiles } from './SnapshotFiles.ts'

export type SnapshotOptions = {
  /** Origin of the back end. */
  from: URL
  /** Folder of the build, beside which the build has left its renderer. */
  build: string
  /** Folder of the files that the host serves: the build's, or a copy of it. */
  out: string
  pages: readonly PublicPage[]
  /** Reads a second, at most. */
  rate: number
  /** Number of pages, at most. */
  limit: number
  /** Minutes for which a visit does not read the data again. */
  freshFor: number
  /** Hours after which prices are hidden until they have been read again. */
  maxAge: number
}

/** What a run has done, in numbers of pages; `problems` says why pages failed or were left out. */
export type Summary = {
  written: number
  unchanged: number
  removed: number
  failed: number
  leftOut: number
  problems: string[]
  reads: number
  /** Number of pages that this run has rendered, and the milliseconds from their last responses to their files. */
  rendered: number
  /** Bytes of all rendered pages, and of the largest. */
  bytes: number
  largest: number
  rendering: number
}

/** Called after each page; `total` is `undefined` while pages are still being found. */
type OnProgress = (done: number, total: number | undefined, reads: number) => void

const hour = 3_600_000

/**
 * Writes the HTML of the public pages with their data into the folder of a build, as a visitor sees them.
 * @throws Error with a message for the operator; what is in the folder then stays as it is
 */
export async function writeSnapshot(options: SnapshotOptions, onProgress: OnProgress): Promise<Summary> {
  const { from, out, rate, limit, freshFor, maxAge } = options
  const { renderer, build, template, files } = await loadBuild(options)
  const site = renderer.siteUrl || from.origin
  renderer.setSite(site)
  const snapshotFiles = new SnapshotFiles(out, build, (maxAge / 2) * hour)
  const reader = createReader({ from, rate })
  const summary: Summary = {
    written: 0,
    unchanged: 0,
    removed: 0,
    failed: 0,
    leftOut: 0,
    problems: [],
    reads: 0,
    rendered: 0,
    bytes: 0,
    largest: 0,
    rendering: 0,
  }
  const reported = new Set<string>()
  try {
    const paths = await find()
    for (const [index, path] of paths.entries()) {
      await writePage(path)
      onProgress(index + 1, paths.length, reader.sent)
    }
    summary.removed = snapshotFiles.finish(isCovered)
    writeSearchFiles(out, site, renderer, snapshotFiles)
  } catch (error) {
    // The latest problems say why.
    throw new Error([...summary.problems.slice(-5), messageOf(error)].join('\n'), { cause: error })
  } finally {
    snapshotFiles.close()
  }
  return { ...summary, reads: reader.sent }

  /** Returns the paths of the pages that can have a file, the lists first. */
  async function find(): Promise<string[]> {
    const found = new Map<string, string>()
    for await (const paths of renderer.findPages(reader.read, options.pages, noteMismatch('a list'))) {
      for (const path of paths) {
        const file = fileOf(path)
        const key = file && sameFile(file)
        if (key === undefined || (found.has(key) && found.get(key) !== path))
          leaveOut(path, 'its address cannot have a file of its own on every host')
        else if (found.size < limit) found.set(key, path)
      }
      onProgress(found.size, undefined, reader.sent)
      if (found.size >= limit) break
    }
    // A list whose rows move while it is read may miss one: only the answer to its own read says that a page is gone.
    for (const { file, isOfBuild } of snapshotFiles.pages)
      if (isOfBuild && isCovered(file) && found.size < limit && !found.has(sameFile(file)))
        found.set(sameFile(file), pathOf(file))
    return [...found.values()]
  }

  function isCovered(file: string): boolean {
    return options.pages.includes(pageOf(file))
  }

  function leaveOut(path: string, why: string) {
    summary.leftOut += 1
    summary.problems.push(`left out ${path}: ${why}`)
  }

  /** Returns a function that notes a difference between a response and the contract, each once. */
  function noteMismatch(shownAt: string) {
    return ({ endpoint, field, expected, got }: MismatchReport) => {
      const mismatch = `${endpoint} ${field}: expected ${expected}, got ${got}`
      if (reported.has(mismatch)) return
      reported.add(mismatch)
      summary.problems.push(`${shownAt}: ${mismatch}`)
    }
  }

  async function writePage(path: string): Promise<void> {
    const file = fileOf(path) ?? ''
    if (snapshotFiles.resume(file)) return void (summary.written += 1)
    const page = await render(path).catch((error: unknown) => {
      if (error instanceof TooManyFailures) throw error
      summary.failed += 1
      summary.problems.push(`failed ${path}: ${messageOf(error)}`)
      snapshotFiles.keep(file)
    })
    // It has failed, or the server no longer knows it: then finish() removes its file.
    if (!page) return
    const { html, data, scripts, hasDataAt } = page
    const serverTime = reader.serverTime.toISOString()
    const result = snapshotFiles.put(file, time => {
      const expires = time && new Date(Date.parse(time) + maxAge * hour).toISOString()
      const note = time && renderer.priceNote(new Date(time))
      const snapshot = { time, serverTime: time && serverTime, site, freshFor, ...data }
      return withSnapshot(html, snapshot, { expires, note, scripts })
    })
    summary[result] += 1
    const size = Buffer.byteLength(html)
    summary.bytes += size
    summary.largest = Math.max(summary.largest, size)
    summary.rendered += 1
    summary.rendering += performance.now() - hasDataAt
  }

  /** Returns the HTML of a page without its data, and that data; `undefined` when the server no longer knows the page. */
  async function render(path: string) {
    let hasDataAt = 0
    async function read(address: string) {
      const json = await reader.read(address)
      hasDataAt = performance.now()
      return json
    }
    const rendered = await renderer.renderPage(path, read, noteMismatch(path))
    if (!rendered) return undefined
    const { frame, ...data } = rendered
    const page = pageAt(path)?.page
    const styles = (page && files[page]?.styles) ?? []
    // The early script requests the page's own scripts after the first paint.
    const scripts = [page, 'snapshot'].flatMap(name => (name && files[name]?.scripts) ?? [])
    return { html: withFrame(template, path, frame, { scripts: [], styles }), data, scripts, hasDataAt }
  }
}

/** Returns the kind of page that a file shows. */
function pageOf(file: string): PublicPage {
  const prepared = pageAt(pathOf(file))
  if (prepared?.page === 'tutors' && prepared.argument !== undefined) return 'subject'
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only pages of these kinds are written
  return prepared?.page as PublicPage
}

type Build = { template: string; files: Record<string, Files>; shell: string }

/** Loads what the build has left for the snapshot beside its folder. */
async function loadBuild({ build, out }: Pick<SnapshotOptions, 'build' | 'out'>) {
  const folder = `${build}-renderer`
  const path = join(folder, 'build.json')
  if (!existsSync(path)) throw new Error(`${folder} is missing: run npm run build first.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by scripts/firstFrames.ts
  const { template, files, shell } = JSON.parse(readFileSync(path, 'utf8')) as Build
  const shellFile = join(out, 'shell.html')
  if (!existsSync(shellFile) || readFileSync(shellFile, 'utf8') !== shell)
    throw new Error(
      `${out} holds another build than ${folder}: deploy the build first, or run npm run build again.`,
    )
  const renderer = await loadRenderer(join(folder, 'renderer.js'))
  return { renderer, template, files, build: createHash('sha256').update(shell).digest('base64url') }
}

/** Imports the renderer with React for production, which renders twice as fast. Other code of the process keeps its own. */
async function loadRenderer(path: string): Promise<Renderer> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from that very file
    return (await import(pathToFileURL(path).href)) as Renderer
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

type Renderer = typeof import('../../src/app/firstVisit/renderer.tsx')

/** Writes the sitemap of the site, an index and parts of at most 50,000 addresses, and `robots.txt`, which names it. */
function writeSearchFiles(
  out: string,
  origin: string,
  { basePath, framePages, sessionPaths }: Renderer,
  snapshotFiles: SnapshotFiles,
): void {
  const site = origin + basePath.replace(/\/$/, '')
  const changed = new Map(Object.keys(framePages).map(path => [path, '']))
  for (const { file, changed: time } of snapshotFiles.pages) changed.set(pathOf(file), time)
  const pages = [...changed].map(([path, lastmod]) => ({ address: site + path, lastmod }))
  snapshotFiles.replace('robots.txt', robots(sessionPaths(), basePath, `${site}/sitemap.xml`))
  const files = sitemaps(pages, site)
  for (const [name, xml] of Object.entries(files)) snapshotFiles.replace(name, xml)
  // Parts of a longer sitemap name pages that are gone.
  for (const name of readdirSync(out))
    if (/^sitemap-\d+\.xml$/.test(name) && !(name in files)) rmSync(join(out, name))
}

const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)

type RemoveOptions = Pick<SnapshotOptions, 'build' | 'out'> & { site: string }

/** Removes the page at an address of `site` at once, also from the sitemap. Returns whether there was such a page. */
export async function removePage({ site, ...folders }: RemoveOptions, address: string): Promise<boolean> {
  const { renderer, build } = await loadBuild(folders)
  // Whatever its age: what an interrupted run has written of the page goes too.
  const snapshotFiles = new SnapshotFiles(folders.out, build, Infinity)
  try {
    const file = fileOf(framePath(new URL(address, site).pathname, renderer.basePath))
    const isRemoved = file !== undefined && snapshotFiles.remove(file)
    if (isRemoved) writeSearchFiles(folders.out, renderer.siteUrl || site, renderer, snapshotFiles)
    return isRemoved
  } finally {
    snapshotFiles.close()
  }
}
