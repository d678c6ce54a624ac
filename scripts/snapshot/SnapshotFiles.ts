import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A page: the build and hash of its content, when its file was written, and when its content last changed. */
type Entry = { build: string; hash: string; time: string; changed: string }

type Options = {
  /** The folder that the host serves. */
  out: string
  /** The folder of the build's own HTML, which comes back when a page is removed. */
  frames: string
  /** Identifies the build, whose files the pages name. */
  build: string
  /** Milliseconds after which an unchanged page is rewritten: its data must not look older than it is. */
  renewAfter: number
}

/**
 * The files of a snapshot in `out`. Each page is replaced as soon as it is rendered; pages that no longer exist are removed
 * when the run ends. `{out}-snapshot/pages.tsv` lists the pages. It grows with each page, so that a run continues where an
 * interrupted run stopped.
 */
export class SnapshotFiles {
  readonly #options: Options
  readonly #work: string
  readonly #list: string
  readonly pages = new Map<string, Entry>()
  /** The files of this run, or of the interrupted one that it continues. */
  readonly done = new Set<string>()

  /** @throws Error when another run is in progress. */
  constructor(options: Options) {
    this.#options = options
    this.#work = `${options.out}-snapshot`
    this.#list = join(this.#work, 'pages.tsv')
    mkdirSync(this.#work, { recursive: true })
    this.#lock()
    for (const [file = '', build = '', hash = '', time = '', changed = '', run] of readLines(this.#list)) {
      // A full disk may have cut the line.
      if (run === undefined) continue
      this.pages.set(file, { build, hash, time, changed })
      if (run !== '' && this.#isCurrent(file)) this.done.add(file)
    }
  }

  /** Writes a page, unless its file has the same content. `write` returns the HTML with the time at which the data was read. */
  put(file: string, write: (time: string) => string): 'written' | 'unchanged' {
    const { out, build } = this.#options
    const hash = createHash('sha256').update(write('')).digest('base64url')
    const time = new Date().toISOString()
    const known = this.pages.get(file)
    const isUnchanged = known?.hash === hash && this.#isCurrent(file)
    if (!isUnchanged) {
      this.#write(join(out, file), write(time))
      this.pages.set(file, { build, hash, time, changed: known?.hash === hash ? known.changed : time })
    }
    this.done.add(file)
    appendFileSync(this.#list, this.#lineOf(file))
    return isUnchanged ? 'unchanged' : 'written'
  }

  /** Keeps the file of a page that could not be read, if the file comes from this build. */
  keep(file: string): void {
    if (this.pages.get(file)?.build === this.#options.build && this.#hasData(file)) this.done.add(file)
  }

  /**
   * Removes the pages that this run has not written, if `isCovered` accepts them or they come from another build. Returns
   * the number of removed pages.
   */
  finish(isCovered: (file: string) => boolean): number {
    const isGone = (file: string, { build }: Entry) =>
      !this.done.has(file) && (isCovered(file) || build !== this.#options.build)
    const gone = [...this.pages].filter(page => isGone(...page))
    for (const [file] of gone) this.#drop(file)
    this.done.clear()
    this.#save()
    return gone.length
  }

  /** Removes a page. Returns whether there was such a page. */
  remove(file: string): boolean {
    if (!this.pages.has(file)) return false
    this.#drop(file)
    this.#save()
    return true
  }

  /** Replaces another file of the folder, unless it has this text. */
  replace(name: string, text: string): void {
    const path = join(this.#options.out, name)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) this.#write(path, text)
  }

  /** Ends the run. */
  close(): void {
    rmSync(join(this.#work, 'lock'), { force: true })
  }

  /** Returns whether the page comes from this build and needs no renewal. A time in the future comes from a wrong clock. */
  #isCurrent(file: string): boolean {
    const { build, time } = this.pages.get(file) ?? { time: '' }
    const age = Date.now() - Date.parse(time)
    return build === this.#options.build && age >= 0 && age < this.#options.renewAfter && this.#hasData(file)
  }

  /** Returns whether the folder has the page with its data: a deployment may have replaced it with the build's own HTML. */
  #hasData(file: string): boolean {
    const path = join(this.#options.out, file)
    return existsSync(path) && readFileSync(path, 'utf8').includes(' data-expires="')
  }

  /** Replaces a page with the build's own HTML, or deletes its file when the build has none. */
  #drop(file: string): void {
    const { out, frames } = this.#options
    const frame = join(frames, file)
    if (existsSync(frame)) this.#write(join(out, file), readFileSync(frame, 'utf8'))
    else rmSync(join(out, file), { force: true })
    this.pages.delete(file)
    this.done.delete(file)
  }

  #save(): void {
    this.#write(this.#list, [...this.pages.keys()].map(file => this.#lineOf(file)).join(''))
  }

  /** Returns the line of a page. Its last field marks an unfinished run. */
  #lineOf(file: string): string {
    const { build, hash, time, changed } = this.pages.get(file) ?? {}
    return `${[file, build, hash, time, changed, this.done.has(file) ? 'run' : ''].join('\t')}\n`
  }

  /** Writes a file atomically: readers get the old file until the new one is complete. */
  #write(path: string, text: string): void {
    const unfinished = join(this.#work, 'unfinished')
    writeFileSync(unfinished, text)
    mkdirSync(dirname(path), { recursive: true })
    renameSync(unfinished, path)
  }

  /** Takes the lock. Ignores the lock of a process that no longer runs. */
  #lock(): void {
    const lock = join(this.#work, 'lock')
    const [id, startedAt] = readLines(lock)[0] ?? []
    const owner = Number(id)
    // In a container, a killed run may have had the id of this process or of its parent, which is no run.
    const isHeld =
      owner === process.pid
        ? startedAt === String(performance.timeOrigin)
        : owner !== process.ppid && isRunning(owner)
    if (owner > 0 && isHeld)
      throw new Error(`Another run is at work (process ${owner}). If it is not, remove ${lock}.`)
    writeFileSync(lock, `${process.pid}\t${performance.timeOrigin}`)
  }
}

function readLines(path: string): string[][] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text.split('\n').map(line => line.split('\t'))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process runs, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
