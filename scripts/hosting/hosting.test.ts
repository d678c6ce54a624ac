import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { type ScreenName, screens } from '#domain/screens.ts'
import { legacyScreensFor, screenNames } from '#domain/screenSelection.ts'
import { root } from '../run.ts'
import { addressRules, type HostOptions, legacyFiles, legacyPages, type Owner } from './addresses.ts'
import { nginxConf } from './nginx.ts'
import { webConfig } from './iis.ts'
import { defaultOptions, publicFiles, readOrigin, readPaths } from './options.ts'

test.each([
  ['nginx.conf', nginxConf],
  ['web.config', webConfig],
])('docs/hosting/%s is what `npm run hosting` writes by default', (file, write) => {
  expect(readFileSync(join(root, 'docs/hosting', file), 'utf8')).toBe(write(defaultOptions, publicFiles()))
})

test('the security policy lets the app send its reports', () => {
  const options = { ...defaultOptions, report: new URL('https://reports.example.ro/app') }
  for (const write of [nginxConf, webConfig])
    expect(write(options, publicFiles())).toContain(
      "default-src 'self'; connect-src 'self' https://reports.example.ro; img-src",
    )
})

/** Returns the owner of a decoded path by nginx's map. */
function nginxOwner(options: HostOptions, path: string, isPage = true): Owner | undefined {
  const key = `${isPage ? '1' : ''}${path}`
  return addressRules(options, publicFiles()).find(({ pattern }) => new RegExp(pattern, 'i').test(key))?.owner
}

/** Returns whether IIS sends a page load to the legacy UI, by the decoded path and by the address as sent. */
function isLegacyInIis(options: HostOptions, address: string): boolean {
  const matches = (pattern: string | undefined, text: string) =>
    pattern !== undefined && new RegExp(pattern, 'i').test(text)
  const path = decodeURI(address.split('?')[0] ?? '').slice(1)
  const isForwarded = matches(legacyPages(options), path)
  expect(matches(legacyPages(options, { isRaw: true }), address), address).toBe(isForwarded)
  return isForwarded
}

/** Returns the owner of an address by the app's router. */
function routerOwner(address: string, legacyScreens: readonly ScreenName[], base: string): Owner {
  const matched = matchRoutes(createRoutes([], legacyScreens), address.split('?')[0] ?? '', base)
  const route = matched?.at(-1)?.route
  if (route?.lazy) return 'app'
  const legacy: string[] = legacyScreens.map(name => screens[name])
  return legacy.includes(route?.path ?? '') ? 'legacy' : 'unknown'
}

const paths = [
  ...Object.values(screens).map(pattern => pattern.replace(/:\w+/, 'm4t7k2').replace('?', '')),
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

describe.each(['/', '/qa/'])('below %s', base => {
  test.each(selections)(
    'nginx, IIS and the router agree on every page load with the screens "%s"',
    selection => {
      const legacyScreens = legacyScreensFor(selection)
      const options = { ...defaultOptions, base, legacyScreens }
      for (const path of paths) {
        const address = base.slice(0, -1) + path
        const owner = routerOwner(address, legacyScreens, base)
        expect(nginxOwner(options, decodeURI(address.split('?')[0] ?? '')), `nginx ${address}`).toBe(owner)
        expect(isLegacyInIis(options, address), `IIS ${address}`).toBe(owner === 'legacy')
      }
    },
  )
})

test.each([
  ['static,home', 'app'],
  ['static', 'legacy'],
])(
  'with the screens "%s", the base path without its slash goes with the home page to: %s',
  (selection, owner) => {
    const options = { ...defaultOptions, base: '/qa/', legacyScreens: legacyScreensFor(selection) }
    expect(nginxOwner(options, '/qa')).toBe(owner)
    for (const address of ['/qa', '/qa?x=1']) expect(isLegacyInIis(options, address)).toBe(owner === 'legacy')
    expect(isLegacyInIis(options, '/qatar')).toBe(true)
  },
)

test.each([
  ['/main.3fa1.js', 'legacy'],
  ['/Content/site.css', 'legacy'],
  ['/signalr/negotiate', 'legacy'],
  ['/favicon.svg', 'app'],
  ['/robots.txt', 'legacy'],
  ['/assets/HomePage-1234567.js', 'app'],
  // A link preview sends no `Accept: text/html`.
  ['/Matematica', 'app'],
  ['/u/messages', 'app'],
  ['/payment/31', 'legacy'],
  ['/api/users/GetCities', 'backend'],
  ['/payment/download/F-100', 'backend'],
] as const)('beside a legacy UI, the request of %s that loads no page goes to: %s', (path, owner) => {
  const options = { ...defaultOptions, legacyScreens: legacyScreensFor('-checkout') }
  expect(nginxOwner(options, path, false)).toBe(owner)
  // Before this rule, IIS has those of the back end and of the app's existing files.
  if (owner === 'legacy')
    expect(new RegExp(legacyFiles(options), 'i').test(path.slice(1)) || isLegacyInIis(options, path)).toBe(
      true,
    )
  if (path === '/Matematica' || path === '/u/messages')
    expect(new RegExp(legacyFiles(options), 'i').test(path.slice(1))).toBe(false)
})

describe.each(['all', '-checkout'])('paths of the legacy UI alone, with the screens "%s"', selection => {
  const legacyScreens = legacyScreensFor(selection)
  const options = { ...defaultOptions, legacyScreens, legacyPaths: ['/campaign', '/forum/archive'] }

  test.each([
    ['/campaign', 'legacy'],
    ['/Campaign/?from=mail', 'legacy'],
    ['/campaign/2026/autumn', 'legacy'],
    ['/forum/archive/', 'legacy'],
    ['/campaigns', 'app'],
    ['/Matematica', 'app'],
    ['/forum/new', 'unknown'],
  ] as const)('a page load of %s goes to: %s', (address, owner) => {
    expect(nginxOwner(options, address.split('?')[0] ?? '')).toBe(owner)
    expect(isLegacyInIis(options, address)).toBe(owner === 'legacy')
  })

  test('a script below such a path goes to the legacy UI', () => {
    expect(nginxOwner(options, '/campaign/main.js', false)).toBe('legacy')
    expect(isLegacyInIis(options, '/campaign/main.js')).toBe(true)
  })
})

test('beside a legacy UI, a link to a document at the top leads to it; without one, the app shows that there is no such page', () => {
  const legacyScreens = legacyScreensFor('-checkout')
  for (const path of ['/prices.pdf', '/Default.aspx']) {
    expect(nginxOwner({ ...defaultOptions, legacyScreens }, path)).toBe('legacy')
    expect(isLegacyInIis({ ...defaultOptions, legacyScreens }, path)).toBe(true)
    expect(nginxOwner(defaultOptions, path)).toBe('app')
  }
})

test.each(['host', 'https://host/ui', 'https://host?x', 'ftp://host'])('%s is not an origin', value => {
  expect(() => readOrigin('legacy', value)).toThrow(
    `--legacy takes an origin, such as https://host, not "${value}".`,
  )
})

test('an origin may have a port, and end with a slash', () => {
  expect(readOrigin('backend', 'https://host:8443/').origin).toBe('https://host:8443')
  expect(readOrigin('backend', 'https://host:443').origin).toBe('https://host')
})

test.each(['campaign', '/', '/a b', '/a(b)', '/a//b'])('%s is not a path for the legacy UI', list => {
  expect(() => readPaths(list)).toThrow('--legacy-paths takes paths')
})

test('paths are separated by commas', () => {
  expect(readPaths(' /campaign/, /forum/archive')).toEqual(['/campaign', '/forum/archive'])
  expect(readPaths('')).toEqual([])
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
