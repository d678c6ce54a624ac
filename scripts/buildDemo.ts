import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { readCommandLine } from './commandLine.ts'
import { root } from './run.ts'

/**
 * `npm run build:demo -- --base /qa/`: builds the app with its mocked back end, for any static host. Such
 * hosts answer an unknown path with 404.html; a copy of the app's shell under this name makes deep links work.
 */

const { values } = readCommandLine({ options: { base: { type: 'string', default: '/' } } })
const base = `/${values.base}/`.replace(/\/+/g, '/')

await build({ mode: 'demo', base })
const dist = join(root, 'dist-demo')
copyFileSync(join(dist, 'shell.html'), join(dist, '404.html'))
