import { resolve } from 'node:path'
import { styleText } from 'node:util'
import { publicPages } from '../src/app/firstVisit/pages.ts'
import { fail, messageOf, readCommandLine, readOrigin } from './commandLine.ts'
import { root } from './run.ts'
import { removePage, writeSnapshot } from './snapshot/writeSnapshot.ts'

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
// React's development build renders at half the speed.
process.env['NODE_ENV'] ??= 'production'
try {
  const from = readOrigin('from', values.from ?? '')
  if (values.remove === undefined) print(await writeSnapshot(readOptions(from), showProgress))
  else if (await removePage({ build, out, from }, values.remove)) console.log(`Removed: ${values.remove}`)
  else fail(`There is no snapshot of ${values.remove}`, 1)
} catch (error) {
  fail(messageOf(error), 1)
}

function readOptions(from: URL) {
  const pages = values.pages.split(',')
  const unknown = pages.find(page => !publicPages.some(known => known === page))
  if (unknown !== undefined) fail(`--pages: "${unknown}" is none of ${publicPages.join(', ')}`)
  return {
    from,
    build,
    out,
    pages: publicPages.filter(page => pages.includes(page)),
    rate: readNumber('rate'),
    limit: readNumber('limit'),
    freshFor: readNumber('fresh'),
    maxAge: readNumber('max-age'),
  }
}

function readNumber(name: 'rate' | 'limit' | 'fresh' | 'max-age'): number {
  const number = Number(values[name])
  if (!(number > 0)) fail(`--${name} needs a number above 0`)
  return number
}

/** Prints the progress of the run from time to time. */
function showProgress(done: number, total: number | undefined): void {
  if (done % 500 === 0)
    console.error(total === undefined ? `Finding pages: ${done}` : `${done} of ${total} pages`)
}

function print(summary: Awaited<ReturnType<typeof writeSnapshot>>): void {
  const { problems, written, unchanged, removed, failed, reads } = summary
  for (const problem of problems.slice(0, 20)) console.warn(styleText('yellow', problem))
  if (problems.length > 20) console.warn(`… and ${problems.length - 20} more`)
  console.log(
    `${written} written, ${unchanged} unchanged, ${removed} removed, ${failed} failed; ` +
      `${reads} reads in ${Math.round(performance.now() / 1000)} s; ` +
      `${Math.round(process.resourceUsage().maxRSS / 1024)} MB of memory at most`,
  )
}
