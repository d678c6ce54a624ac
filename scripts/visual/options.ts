import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { messageOf } from '../commandLine.ts'

export type Options = {
  /** The commit to compare with, in any form that git reads. */
  base: string
  /** Part of a story's title and name, e.g. `kit/button`; an empty text matches all stories. */
  filter: string
  /** Number of browser pages that take pictures in parallel. */
  pages: number
}

const usage = `npm run visual -- [--base <commit>] [--filter <text>] [--pages <number>]

  --base    the commit to compare with (default: HEAD)
  --filter  only stories whose title and name contain this, e.g. "kit/button"
  --pages   browser pages that work in parallel (default: two for each core)`

/** Parses the command line. @throws Error with the usage when an argument is unknown or invalid */
export function parseOptions(args: string[]): Options {
  const { base, filter, pages } = readArgs(args)
  if (base === '' || base.startsWith('-')) throw new Error(`--base needs a commit.\n\n${usage}`)
  if (!/^[1-9]\d?$/.test(pages)) throw new Error(`--pages needs a number from 1 to 99.\n\n${usage}`)
  return { base, filter, pages: Number(pages) }
}

function readArgs(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        base: { type: 'string', default: 'HEAD' },
        filter: { type: 'string', default: '' },
        // Two for each core: a page waits for simulated responses half of the time.
        pages: { type: 'string', default: String(availableParallelism() * 2) },
      },
    })
    return values
  } catch (error) {
    throw new Error(`${messageOf(error)}\n\n${usage}`, { cause: error })
  }
}
