import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { type HostOptions, siteFiles } from './addresses.ts'

/** The settings of the configurations in docs/hosting. */
export const defaultOptions: HostOptions = {
  backend: new URL('http://127.0.0.1:8080'),
  legacy: new URL('http://127.0.0.1:8080'),
  legacyScreens: [],
  legacyPaths: [],
  hasStatement: false,
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

/** Returns the origin in the value of an option. @throws Error for anything else, such as an address with a path */
export function readOrigin(option: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`--${option} takes an origin, such as https://host, not "${value}".`)
  return url
}

/** Returns the paths in a list with commas. @throws Error for a path that would not mean itself in a pattern */
export function readPaths(list: string): string[] {
  const paths = list.split(',').flatMap(path => path.trim() || [])
  const wrong = paths.find(path => !/^(\/[\w.~-]+)+\/?$/.test(path))
  if (wrong !== undefined)
    throw new Error(`--legacy-paths takes paths such as /campaign,/forum/archive, not "${wrong}".`)
  return paths.map(path => path.replace(/\/$/, ''))
}
