import { createHash } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A page of the snapshot: what it was made from, when its file was written, and when its content last changed. */
type Entry = { hash: string; time: string; changed: string }
type Manifest = { build: string; pages: Record<string, Entry> }

/** How `put` has stored a page. */
type PutResult = 'written' | 'unchanged'

/**
 * The files of a snapshot in `out`, the folder of a build. A run writes its pages to a staging folder in
 * `{out}-snapshot`, and `finish` moves them over, so that a host never serves an unfinished run. Files in `out/frames` are
 * the build's own HTML of the pages; they come back when a page is removed.
 */
export class SnapshotFiles {
  readonly #out: string
  readonly #work: string
  readonly #manifest: Manifest
  /** Milliseconds after which an unchanged page is written anew: its data must not look older than it is. */
  readonly #renewAfter: number
  /** The entries of this run, by file. */
  readonly #done = new Map<string, Entry>()
  /** The entries that an interrupted run has left, by file. */
  readonly #interrupted = new Map<string, Entry>()

  /** @throws Error when another run is at work. */
  constructor(out: string, build: string, renewAfter: number) {
    this.#out = out
    this.#work = `${out}-snapshot`
    this.#renewAfter = renewAfter
    mkdirSync(this.#staging(), { recursive: true })
    this.#lock()
    const known = readManifest(join(this.#work, 'manifest.json'))
    this.#manifest = { build, pages: known?.pages ?? {} }
    if (known?.build !== build) {
      // Its pages name files of another build, and so does what an interrupted run has left.
      for (const entry of Object.values(this.#manifest.pages)) entry.hash = ''
      this.#empty()
      this.#save()
    }
    for (const line of readLines(this.#log())) {
      const [file = '', hash = '', time = '', changed = ''] = line.split('\t')
      if (this.#isYoung(time)) this.#interrupted.set(file, { hash, time, changed })
    }
  }

  /** Takes over a page from an interrupted run. Returns whether that has it. */
  resume(file: string): boolean {
    const entry = this.#interrupted.get(file)
    if (entry) this.#done.set(file, entry)
    return entry !== undefined
  }

  /** Stages a page, unless its file has the same content. `write` returns the HTML for a time of reading. */
  put(file: string, write: (time: string) => string): PutResult {
    const hash = createHash('sha256').update(write('')).digest('base64url')
    const time = new Date().toISOString()
    const known = this.#manifest.pages[file]
    const isSame = known?.hash === hash
    const isUnchanged = isSame && this.#isYoung(known.time) && this.#hasData(file)
    const entry = isUnchanged ? known : { hash, time, changed: isSame ? known.changed : time }
    if (!isUnchanged) writeText(join(this.#staging(), file), write(time))
    this.#done.set(file, entry)
    appendFileSync(this.#log(), `${[file, entry.hash, entry.time, entry.changed].join('\t')}\n`)
    return isUnchanged ? 'unchanged' : 'written'
  }

  /** Keeps the previous file of a page that could not be read, if it is of this build. */
  keep(file: string): void {
    // What an interrupted run has staged may be half of a file.
    rmSync(join(this.#staging(), file), { force: true })
    const known = this.#manifest.pages[file]
    if (known && known.hash !== '' && this.#hasData(file)) this.#done.set(file, known)
  }

  /**
   * Moves the pages of this run over, and removes those of earlier runs that it does not have and that `isCovered` accepts.
   * Returns the number of removed pages.
   */
  finish(isCovered: (file: string) => boolean): number {
    const staged = filesIn(this.#staging()).filter(file => this.#done.has(file))
    // All that a full disk prevents comes first.
    for (const file of staged) this.#keepFrame(file)
    const gone = Object.keys(this.#manifest.pages).filter(
      file => !this.#done.has(file) && (isCovered(file) || this.#manifest.pages[file]?.hash === ''),
    )
    // Before the moves: on a disk that ignores case a new page may have the name of one that is gone.
    for (const file of gone) this.#drop(file)
    for (const file of staged) renameSync(join(this.#staging(), file), join(this.#out, file))
    Object.assign(this.#manifest.pages, Object.fromEntries(this.#done))
    this.#save()
    this.#empty()
    return gone.length
  }

  /** Removes a page: the build's own HTML takes its place, if there is one. Returns whether there was such a page. */
  remove(file: string): boolean {
    const isKnown = this.#drop(file)
    this.#save()
    this.#forget(file)
    return isKnown
  }

  /** Replaces another file of the folder, unless it has this text. */
  replace(name: string, text: string): void {
    const path = join(this.#out, name)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return
    this.#write(path, text)
  }

  /** Returns the pages with the times of their last changes, and whether they are of this build. */
  get pages(): { file: string; changed: string; isOfBuild: boolean }[] {
    return Object.entries(this.#manifest.pages).map(([file, { changed, hash }]) => ({
      file,
      changed,
      isOfBuild: hash !== '',
    }))
  }

  /** Ends the run; its staging folder stays for the next one. */
  close(): void {
    rmSync(join(this.#work, 'lock'), { force: true })
  }

  #staging = () => join(this.#work, 'staging')
  #log = () => join(this.#work, 'done.tsv')

  /** Returns whether data of a time needs no renewal; not of a time to come, which a wrong clock has written. */
  #isYoung(time: string): boolean {
    const age = Date.now() - Date.parse(time)
    return age >= 0 && age < this.#renewAfter
  }

  /** Makes the folder of a page, and copies the build's own HTML of the page before a snapshot replaces it. */
  #keepFrame(file: string): void {
    const path = join(this.#out, file)
    mkdirSync(dirname(path), { recursive: true })
    if (!existsSync(path) || this.#hasData(file)) return
    const frame = join(this.#out, 'frames', file)
    mkdirSync(dirname(frame), { recursive: true })
    copyFileSync(path, frame)
  }

  /** Returns whether the folder has the page with its data: a deployment may have replaced it by the build's own. */
  #hasData(file: string): boolean {
    const path = join(this.#out, file)
    return existsSync(path) && readFileSync(path, 'utf8').includes(' data-expires="')
  }

  /** Removes a page without saving the manifest. Returns whether there was such a page. */
  #drop(file: string): boolean {
    const isKnown = file in this.#manifest.pages
    const frame = join(this.#out, 'frames', file)
    // A deployment has brought the build's own HTML.
    if (!this.#hasData(file)) rmSync(frame, { force: true })
    else if (existsSync(frame)) renameSync(frame, join(this.#out, file))
    else rmSync(join(this.#out, file))
    delete this.#manifest.pages[file]
    return isKnown
  }

  /** Drops what an interrupted run has written of a page. */
  #forget(file: string): void {
    if (!this.#interrupted.delete(file)) return
    rmSync(join(this.#staging(), file), { force: true })
    const lines = readLines(this.#log()).filter(line => !line.startsWith(`${file}\t`))
    writeText(this.#log(), lines.map(line => `${line}\n`).join(''))
  }

  #save(): void {
    this.#write(join(this.#work, 'manifest.json'), JSON.stringify(this.#manifest))
  }

  /** Writes a file at once: readers get the old one until it is complete. */
  #write(path: string, text: string): void {
    const staged = join(this.#work, 'new')
    writeText(staged, text)
    renameSync(staged, path)
  }

  #empty(): void {
    rmSync(this.#staging(), { recursive: true, force: true })
    rmSync(this.#log(), { force: true })
    mkdirSync(this.#staging(), { recursive: true })
  }

  /** Takes the lock; that of a process that no longer runs does not count. */
  #lock(): void {
    const lock = join(this.#work, 'lock')
    if (existsSync(lock)) {
      // Empty after a full disk.
      const owner = Number(readFileSync(lock, 'utf8'))
      if (owner > 0 && isRunning(owner))
        throw new Error(`Another run is at work (process ${owner}). If it is not, remove ${lock}.`)
      rmSync(lock)
    }
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  }
}

/** Writes a file, with its folder. */
function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function readManifest(path: string): Manifest | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this class
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined
}

const readLines = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
