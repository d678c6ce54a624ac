import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { type HostOptions, siteFiles } from './addresses.ts'

/** The settings of the configurations in docs/hosting. */
export const defaultOptions: HostOptions = {
  backend: new URL('http://127.0.0.1:8080'),
  legacy: new URL('http://127.0.0.1:8080'),
  legacyScreens: [],
  base: '/',
  listen: '80',
  serverName: 'example.com',
  root: '/srv/meditatii',
  report: undefined,
}

/** Returns the names of the files at the top of dist/, besides the HTML: those of public/, and those that the build writes. */
export function publicFiles(): string[] {
  return [...readdirSync(join(root, 'public')).filter(name => name.includes('.')), ...siteFiles].toSorted()
}
