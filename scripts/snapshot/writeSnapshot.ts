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
import { fileOf, pageAt, pathOf } from './fileOf.ts'
import { SnapshotFiles } from './SnapshotFiles.ts'

export type SnapshotOptions = {
  /** Origin of the back end. */
  from: URL
  /** Folder of the build, beside which the build has left its renderer. */
  build: string
  /** Folder of the files that the host serves: the build's, or a copy of it. */
  out: string
  pages: readonly PublicPage[]
  /** Maximum number of reads per second. */
  rate: number
  /** Maximum number of pages. */
  limit: number
  /** Minutes for which a visit does not refetch the data. */
  freshFor: number
  /** Hours after which prices are hidden until they have been refetched. */
  maxAge: number
}

const hour = 3_600_000

/**
 * Writes the HTML of the public pages with their data into the folder of a build, as a visitor sees them. Resolves to counts of
 * pages, and to `problems`, the reasons why pages failed or were left out. Calls `onProgress` after each page; `total` is
 * `undefined` while pages are still being found.
 * @throws Error with a message for the operator; pages that are not written yet then stay unchanged
 */
export async function writeSnapshot(
  options: SnapshotOptions,
  onProgress: (done: number, total: number | undefined) => void = () => {},
) {
  const { from, out, rate, limit, freshFor, maxAge } = options
  const { renderer, template, files, ...build } = await loadBuild(options)
  const site = renderer.siteUrl || from.origin
  renderer.setSite(site)
  const snapshotFiles = new SnapshotFiles({ ...build, out, renewAfter: (maxAge / 2) * hour })
  const reader = createReader({ from, rate })
  const counts = { written: 0, unchanged: 0, removed: 0, failed: 0 }
  const problems = new Set<string>()
  const isCovered = (file: string) => options.pages.includes(pageOf(file))
  try {
    const paths = await find()
    for (const [index, path] of paths.entries()) {
      await writePage(path)
      onProgress(index + 1, paths.length)
    }
    counts.removed = snapshotFiles.finish(isCovered)
    writeSearchFiles(out, site, renderer, snapshotFiles)
  } catch (error) {
    // The latest problems explain the failure.
    throw new Error([...[...problems].slice(-5), messageOf(error)].join('\n'), { cause: error })
  } finally {
    snapshotFiles.close()
  }
  return { ...counts, problems: [...problems], reads: reader.sent }

  /** Returns the paths of the pages that can have a file, the lists first. */
  async function find(): Promise<string[]> {
    const found = new Set<string>()
    // A disk that ignores case, as of Windows, has one file for both.
    const byFile = new Map<string, string>()
    function add(path: string, file = fileOf(path)) {
      if (file === undefined) return void problems.add(`left out ${path}: its address cannot have a file`)
      if (found.size >= limit) return
      const same = byFile.get(file.toLowerCase()) ?? path
      if (same !== path) return void problems.add(`left out ${path}: it differs from ${same} in case only`)
      byFile.set(file.toLowerCase(), path)
      found.add(path)
    }
    for await (const paths of renderer.findPages(reader.read, options.pages, onMismatch)) {
      for (const path of paths) add(path)
      onProgress(found.size, undefined)
      if (found.size >= limit) break
    }
    // A list may miss a row that moves while the list is read. A page is removed only when its own read no longer returns it.
    for (const [file, entry] of snapshotFiles.pages)
      if (entry.build === build.build && isCovered(file)) add(pathOf(file))
    return [...found]
  }

  function onMismatch({ endpoint, field, expected, got }: MismatchReport) {
    problems.add(`${endpoint} ${field}: expected ${expected}, got ${got}`)
  }

  async function writePage(path: string): Promise<void> {
    const file = fileOf(path) ?? ''
    if (snapshotFiles.done.has(file)) return void (counts.unchanged += 1)
    const rendered = await renderer.renderPage(path, reader.read, onMismatch).catch((error: unknown) => {
      if (error instanceof TooManyFailures) throw error
      counts.failed += 1
      problems.add(`failed ${path}: ${messageOf(error)}`)
      snapshotFiles.keep(file)
    })
    // The page failed, or the server no longer has it. In the second case finish() removes its file.
    if (!rendered) return
    const { frame, ...data } = rendered
    const page = pageAt(path)?.page
    const styles = (page && files[page]?.styles) ?? []
    // The early script requests the page's own scripts after the first paint.
    const scripts = [page, 'snapshot'].flatMap(name => (name && files[name]?.scripts) ?? [])
    const html = withFrame(template, path, frame, { scripts: [], styles })
    const result = snapshotFiles.put(file, time => {
      const expires = time && new Date(Date.parse(time) + maxAge * hour).toISOString()
      const note = time && renderer.priceNote(new Date(time))
      const snapshot = { time, serverTime: time && reader.serverTime.toISOString(), site, freshFor, ...data }
      return withSnapshot(html, snapshot, { expires, note, scripts })
    })
    counts[result] += 1
  }
}

/** Returns the kind of page that a file shows. */
function pageOf(file: string): PublicPage {
  const prepared = pageAt(pathOf(file))
  if (prepared?.page === 'tutors' && prepared.argument !== undefined) return 'subject'
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only pages of these kinds are written
  return prepared?.page as PublicPage
}

type Renderer = typeof import('../../src/app/firstVisit/renderer.tsx')

/** Loads the renderer, with its template, that the build left beside its folder. */
async function loadBuild({ build, out }: Pick<SnapshotOptions, 'build' | 'out'>) {
  const folder = `${build}-renderer`
  const path = join(folder, 'build.json')
  if (!existsSync(path)) throw new Error(`${folder} is missing: run npm run build first.`)
  /** Written by scripts/firstFrames.ts. */
  type Build = { template: string; files: Record<string, Files>; shell: string }
  const { template, files, shell }: Build = JSON.parse(readFileSync(path, 'utf8'))
  const shellFile = join(out, 'shell.html')
  if (!existsSync(shellFile) || readFileSync(shellFile, 'utf8') !== shell)
    throw new Error(
      `${out} holds another build than ${folder}: deploy the build first, or run npm run build again.`,
    )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from that very file
  const renderer = (await import(pathToFileURL(join(folder, 'renderer.js')).href)) as Renderer
  const id = createHash('sha256').update(shell).digest('base64url')
  return { renderer, template, files, build: id, frames: join(folder, 'frames') }
}

/** Writes the sitemap of the site, an index and parts of at most 50,000 addresses, and `robots.txt`, which names it. */
function writeSearchFiles(
  out: string,
  origin: string,
  { basePath, framePages, sessionPaths }: Renderer,
  snapshotFiles: SnapshotFiles,
): void {
  const site = origin + basePath.replace(/\/$/, '')
  const changed = new Map(Object.keys(framePages).map(path => [path, '']))
  for (const [file, entry] of snapshotFiles.pages) changed.set(pathOf(file), entry.changed)
  const pages = [...changed].map(([path, lastmod]) => ({ address: site + path, lastmod }))
  snapshotFiles.replace('robots.txt', robots(sessionPaths(), basePath, `${site}/sitemap.xml`))
  const files = sitemaps(pages, site)
  for (const [name, xml] of Object.entries(files)) snapshotFiles.replace(name, xml)
  // The remaining parts of an earlier, longer sitemap name pages that no longer exist.
  for (const name of readdirSync(out))
    if (/^sitemap-\d+\.xml$/.test(name) && !(name in files)) rmSync(join(out, name))
}

/** Removes the page at an address of `from` at once, also from the sitemap. Returns whether there was such a page. */
export async function removePage(
  { from, ...folders }: Pick<SnapshotOptions, 'build' | 'out' | 'from'>,
  address: string,
): Promise<boolean> {
  const { renderer, build, frames } = await loadBuild(folders)
  const snapshotFiles = new SnapshotFiles({ out: folders.out, frames, build, renewAfter: Infinity })
  try {
    const file = fileOf(framePath(new URL(address, from).pathname, renderer.basePath))
    const isRemoved = file !== undefined && snapshotFiles.remove(file)
    if (isRemoved) writeSearchFiles(folders.out, renderer.siteUrl || from.origin, renderer, snapshotFiles)
    return isRemoved
  } finally {
    snapshotFiles.close()
  }
}
