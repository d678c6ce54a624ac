import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { accessibilityPath } from '#domain/paths.ts'
import { type ScreenName, screens } from '#domain/screens.ts'
import { legacyScreensFor, screenNames } from '#domain/screenSelection.ts'
import { root } from '../run.ts'
import { addressRules, type HostOptions, legacyFiles, legacyPages, type Owner } from './addresses.ts'
import { nginxConf } from './nginx.ts'
import { webConfig } from './iis.ts'
import { defaultOptions, publicFiles, readOrigin, readPaths } from './options.ts'

test('docs/hosting has what `npm run hosting` writes by default', () => {
  const read = (file: string) => readFileSync(join(root, 'docs/hosting', file), 'utf8')
  expect(read('nginx.conf')).toBe(nginxConf(defaultOptions, publicFiles()))
  expect(read('web.config')).toBe(webConfig(defaultOptions, publicFiles()))
})

test('the security policy lets the app send its reports', () => {
  const options = { ...defaultOptions, report: new URL('https://reports.example.ro/app') }
  for (const write of [nginxConf, webConfig])
    expect(write(options, publicFiles())).toContain(
      "default-src 'self'; connect-src 'self' https://reports.example.ro; img-src",
    )
})

/** Returns a function that returns the owner of a decoded path by nginx's map. */
function nginxOwner(options: HostOptions): (path: string, isPage?: boolean) => Owner | undefined {
  const rules = addressRules(options, publicFiles()).map(({ pattern, owner }) => ({
    pattern: new RegExp(pattern, 'i'),
    owner,
  }))
  return (path, isPage = true) =>
    rules.find(({ pattern }) => pattern.test(`${isPage ? '1' : ''}${path}`))?.owner
}

/**
 * Returns a function that returns whether IIS sends a page load to the legacy UI, by the decoded path and by the address as
 * sent.
 */
function isLegacyInIis(options: HostOptions): (address: string) => boolean {
  // Without a source it matches nothing.
  const patternOf = (source = '(?!)') => new RegExp(source, 'i')
  const decoded = patternOf(legacyPages(options))
  const raw = patternOf(legacyPages(options, { isRaw: true }))
  return address => {
    const isForwarded = decoded.test(decodeURI(address.split('?')[0] ?? '').slice(1))
    expect(raw.test(address), address).toBe(isForwarded)
    return isForwarded
  }
}

/** Returns a function that returns the owner of an address by the app's router. */
function routerOwner(legacyScreens: readonly ScreenName[], base: string): (address: string) => Owner {
  const routes = createRoutes([], legacyScreens)
  const legacy = new Set<string>(legacyScreens.map(name => screens[name]))
  return address => {
    const route = matchRoutes(routes, address.split('?')[0] ?? '', base)?.at(-1)?.route
    if (route?.lazy) return 'app'
    return legacy.has(route?.path ?? '') ? 'legacy' : 'unknown'
  }
}

const paths = [
  ...Object.values(screens).map(pattern => pattern.replace(/:\w+/, 'm4t7k2').replace('?', '')),
  accessibilityPath,
  '/u',
  '/U/Messages/?user=x',
  '/u/nimic',
  '/u/messages/x',
  '/Limba%20engleza/?city=3',
  '/teacher/?city=-1',
  '/teacherprofile',
  '/teacherprofile/a/b',
  '/payment/1002,1009',
  '/blog/2024/01',
  '/index.html',
  '/Contact.html',
].filter(path => path !== '*')

const selections = [
  'all',
  'list',
  'static',
  '-checkout',
  '-home,-notFound',
  '-subject',
  '-list,-notFound',
  'tutor,subject,notFound',
  'requests',
  'userArea,-messages',
  ...screenNames,
  ...screenNames.map(name => `-${name}`),
]

test('nginx, IIS and the router agree on the owner of every page load, with any selection of screens and base path', () => {
  const found: string[] = []
  const expected: string[] = []
  for (const base of ['/', '/qa/'])
    for (const selection of selections) {
      const legacyScreens = legacyScreensFor(selection)
      const options = { ...defaultOptions, base, legacyScreens, hasStatement: true }
      const byRouter = routerOwner(legacyScreens, base)
      const byNginx = nginxOwner(options)
      const byIis = isLegacyInIis(options)
      for (const path of paths) {
        const address = base.slice(0, -1) + path
        const row = (nginx: Owner | undefined, isLegacy: boolean) =>
          `${address} with ${selection}: nginx ${nginx}, IIS ${isLegacy ? 'legacy' : 'not legacy'}`
        const owner = byRouter(address)
        expected.push(row(owner, owner === 'legacy'))
        const decoded = decodeURI(address.split('?')[0] ?? '')
        found.push(row(byNginx(decoded), byIis(address)))
      }
    }
  expect(found).toEqual(expected)
})

test('the base path without its slash goes with the home page', () => {
  for (const [selection, owner] of [
    ['static,home', 'app'],
    ['static', 'legacy'],
  ] as const) {
    const options = { ...defaultOptions, base: '/qa/', legacyScreens: legacyScreensFor(selection) }
    expect(nginxOwner(options)('/qa'), selection).toBe(owner)
    for (const address of ['/qa', '/qa?x=1'])
      expect(isLegacyInIis(options)(address), `${address} with ${selection}`).toBe(owner === 'legacy')
    expect(isLegacyInIis(options)('/qatar'), selection).toBe(true)
  }
})

test('beside a legacy UI, requests that load no page go to the legacy UI only where the app and the back end have nothing', () => {
  const options = { ...defaultOptions, legacyScreens: legacyScreensFor('-checkout') }
  const owners = {
    '/main.3fa1.js': 'legacy',
    '/Content/site.css': 'legacy',
    '/signalr/negotiate': 'legacy',
    '/favicon.svg': 'app',
    '/robots.txt': 'legacy',
    '/assets/HomePage-1234567.js': 'app',
    // A link preview sends no `Accept: text/html`.
    '/Matematica': 'app',
    '/u/messages': 'app',
    '/payment/31': 'legacy',
    '/api/users/GetCities': 'backend',
    '/payment/download/F-100': 'backend',
  }
  expect(mapValues(owners, path => nginxOwner(options)(path, false))).toEqual(owners)
  // Before this rule, IIS has those of the back end and of the app's existing files.
  const inIis = Object.fromEntries(
    Object.entries(owners).filter(([path, owner]) => owner === 'legacy' || /^\/(Matematica|u\/)/.test(path)),
  )
  const files = new RegExp(legacyFiles(options), 'i')
  expect(
    mapValues(inIis, path => (files.test(path.slice(1)) || isLegacyInIis(options)(path) ? 'legacy' : 'app')),
  ).toEqual(inIis)
})

function mapValues(table: Record<string, unknown>, valueOf: (key: string) => unknown) {
  return Object.fromEntries(Object.keys(table).map(key => [key, valueOf(key)]))
}

test('paths of the legacy UI alone and all below them are its own, whatever screens the app has', () => {
  const owners: Record<string, Owner> = {
    '/campaign': 'legacy',
    '/Campaign/?from=mail': 'legacy',
    '/campaign/2026/autumn': 'legacy',
    '/forum/archive/': 'legacy',
    '/campaigns': 'app',
    '/Matematica': 'app',
    '/forum/new': 'unknown',
  }
  for (const selection of ['all', '-checkout']) {
    const legacyScreens = legacyScreensFor(selection)
    const options = { ...defaultOptions, legacyScreens, legacyPaths: ['/campaign', '/forum/archive'] }
    expect(
      mapValues(owners, address => nginxOwner(options)(address.split('?')[0] ?? '')),
      selection,
    ).toEqual(owners)
    expect(
      mapValues(owners, address => isLegacyInIis(options)(address)),
      selection,
    ).toEqual(mapValues(owners, address => owners[address] === 'legacy'))
    // A script below such a path.
    expect(nginxOwner(options)('/campaign/main.js', false), selection).toBe('legacy')
    expect(isLegacyInIis(options)('/campaign/main.js'), selection).toBe(true)
  }
})

test('beside a legacy UI, a link to a document at the top leads to it; without one, the app shows that there is no such page', () => {
  const legacyScreens = legacyScreensFor('-checkout')
  for (const path of ['/prices.pdf', '/Default.aspx']) {
    expect(nginxOwner({ ...defaultOptions, legacyScreens })(path)).toBe('legacy')
    expect(isLegacyInIis({ ...defaultOptions, legacyScreens })(path)).toBe(true)
    expect(nginxOwner(defaultOptions)(path)).toBe('app')
  }
})

test('an origin may have a port and end with a slash, but has no path, query or other scheme', () => {
  expect(readOrigin('backend', 'https://host:8443/').origin).toBe('https://host:8443')
  expect(readOrigin('backend', 'https://host:443').origin).toBe('https://host')
  for (const value of ['host', 'https://host/ui', 'https://host?x', 'ftp://host'])
    expect(() => readOrigin('legacy', value), value).toThrow(
      `--legacy takes an origin, such as https://host, not "${value}".`,
    )
})

test('paths are separated by commas, begin with a slash and hold plain names', () => {
  expect(readPaths(' /campaign/, /forum/archive')).toEqual(['/campaign', '/forum/archive'])
  expect(readPaths('')).toEqual([])
  for (const list of ['campaign', '/', '/a b', '/a(b)', '/a//b'])
    expect(() => readPaths(list), list).toThrow('--legacy-paths takes paths')
})

test('a back end over HTTPS is called by its name, and below a base path the address without a slash is completed', () => {
  const options = { ...defaultOptions, backend: new URL('https://api.example.ro'), base: '/qa/' }
  const conf = nginxConf(options, publicFiles())
  expect(conf).toContain('server api.example.ro:443;')
  expect(conf).toContain('proxy_ssl_name api.example.ro;\n        proxy_pass https://meditatii_backend;')
  expect(conf).toContain('location = /qa {\n        return 301 /qa/;')
  expect(conf).not.toMatch(/\{\{|location \/ /)
  expect(webConfig(options, publicFiles())).toContain('url="https://api.example.ro/{R:0}"')
})
