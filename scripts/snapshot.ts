import { resolve } from 'node:path'
import { styleText } from 'node:util'
import { publicPages } from '../src/app/firstVisit/pages.ts'
import { fail, messageOf, readCommandLine } from './commandLine.ts'
import { root } from './run.ts'
import { removePage, type Summary, writeSnapshot } from './snapshot/writeSnapshot.ts'

/**
 * `npm run snapshot -- --from https://host`: after `npm run build`, writes the HTML of the public pages with their data.
 * docs/hosting.md lists the options.
 */
const { values } = readCommandLine({
  options: {
    from: { type: 'string' },
    build: { type: 'string', default: 'dist' },
    out: { type: 'string' },
    pages: { type: 'string', default: publicPages.join(',') },
    rate: { type: 'string', default: '5' },
    limit: { type: 'string', default: '50000' },
    fresh: { type: 'string', default: '10' },
    'max-age': { type: 'string', default: '24' },
    remove: { type: 'string' },
  },
})

const build = resolve(root, values.build)
const out = resolve(root, values.out ?? values.build)
const startedAt = Date.now()
try {
  if (values.remove !== undefined) await remove(values.remove)
  else print(await writeSnapshot(readOptions(), showProgress))
} catch (error) {
  process.stderr.write('\n')
  fail(messageOf(error), 1)
}

async function remove(address: string): Promise<void> {
  const isRemoved = await removePage({ build, out, site: readOrigin() }, address)
  if (!isRemoved) fail(`There is no snapshot of ${address}`, 1)
  console.log(`Removed: ${address}`)
}

function readOptions() {
  const pages = values.pages.split(',')
  const isKnown = (page: string) => publicPages.some(known => known === page)
  const unknown = pages.find(page => !isKnown(page))
  if (unknown !== undefined) fail(`--pages: "${unknown}" is none of ${publicPages.join(', ')}`)
  return {
    from: new URL(readOrigin()),
    build,
    out,
    pages: publicPages.filter(page => pages.includes(page)),
    rate: readNumber('rate'),
    limit: readNumber('limit'),
    freshFor: readNumber('fresh'),
    maxAge: readNumber('max-age'),
  }
}

function readOrigin(): string {
  if (values.from === undefined || !URL.canParse(values.from))
    fail('--from needs the origin of the back end: --from https://host')
  return new URL(values.from).origin
}

function readNumber(name: 'rate' | 'limit' | 'fresh' | 'max-age'): number {
  const number = Number(values[name])
  if (!(number > 0)) fail(`--${name} needs a number above 0`)
  return number
}

/** Shows how far the run is: on a terminal as one line with a bar, in a log as a line now and then. */
function showProgress(done: number, total: number | undefined, reads: number): void {
  const seconds = (Date.now() - startedAt) / 1000
  const speed = `${(reads / seconds).toFixed(1)} reads/s`
  if (total === undefined) return show(`Finding pages: ${done}, ${speed}`, done % 1000 === 0)
  const left = Math.ceil((seconds / done) * (total - done))
  const width = 24
  const bar = '█'.repeat(Math.floor((done / total) * width)).padEnd(width, '░')
  const time = `${Math.floor(left / 60)} min ${left % 60} s left`
  show(`${bar} ${done}/${total} pages, ${speed}, ${time}`, done % Math.ceil(total / 10) === 0)
}

function show(line: string, isMilestone: boolean): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`)
  else if (isMilestone) console.error(line)
}

function print({ problems, reads, rendered, bytes, largest, rendering, ...counts }: Summary): void {
  if (process.stderr.isTTY) process.stderr.write('\n')
  const shown = 20
  for (const problem of problems.slice(0, shown)) console.warn(styleText('yellow', problem))
  if (problems.length > shown) console.warn(`… and ${problems.length - shown} more`)
  const { written, unchanged, removed, failed, leftOut } = counts
  console.log(
    `${written} written, ${unchanged} unchanged, ${removed} removed, ${failed} failed, ${leftOut} left out; ` +
      `${reads} reads; ${(rendered / (rendering / 1000 || 1)).toFixed(0)} pages/s rendered, ` +
      `${(bytes / 1e6).toFixed(1)} MB, ${(bytes / 1000 / (rendered || 1)).toFixed(0)} kB a page, at most ${(largest / 1000).toFixed(0)} kB; ` +
      `${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory at most`,
  )
}
