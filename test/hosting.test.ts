import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { accessibilityPath } from '#domain/paths.ts'
import { screens } from '#domain/screens.ts'
import { legacyScreensFor, screenNames } from '#domain/screenSelection.ts'
import { withLegacy } from '#scripts/nginx.ts'

// The host's files name the addresses of the screens by hand. The journeys in e2e/hosting run nginx.

const read = (file: string) => readFileSync(join(import.meta.dirname, '../docs/hosting', file), 'utf8')
const conf = read('nginx.conf')

/** Returns the lines of nginx's map of owners; `name` is the name of a screen, or a remark. */
function ownersIn(text: string) {
  const lines = text.matchAll(/^ {4}(?:"~\*(\S+)"|default) +(\w+); +# (.+)$/gm)
  return [...lines].map(([, pattern = '', owner, name]) => ({
    pattern: new RegExp(pattern, 'i'),
    owner,
    name,
  }))
}

const pathOf = (address: string) => decodeURI(address.split('?')[0] ?? '')

const addresses = [
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
  '/index.html',
  '/Contact.html',
].filter(address => address !== '*')

test('nginx.conf has a line for each screen, and finds the same screen at an address as the router', () => {
  const lines = ownersIn(conf)
  expect(lines).toHaveLength(screenNames.length)
  expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(screenNames))
  const routes = createRoutes([], screenNames)
  for (const address of addresses) {
    const path = pathOf(address)
    const pattern = matchRoutes(routes, path)?.at(-1)?.route.path
    const name = screenNames.find(one => screens[one] === pattern)
    expect.soft(lines.find(line => line.pattern.test(path))?.name, address).toBe(name)
  }
})

test('with the parts for a legacy UI, nginx.conf and web.config send the same addresses to it', () => {
  const legacyScreens = legacyScreensFor('static,home,list')
  const lines = ownersIn(withLegacy(conf, { legacy: '', legacyScreens, legacyPaths: 'campaign' }))
  const patterns = [...read('web.config').matchAll(/\{REQUEST_URI\}" pattern="(\S+campaign\S+)"/g)]
  const [pattern, ...others] = new Set(patterns.map(([, source = '']) => source))
  expect(others).toEqual([])
  const own = new RegExp(pattern ?? '', 'i')
  const ownAddresses = [
    '/',
    '/teacher',
    '/Contact',
    '/Limba%20engleza/?city=3',
    accessibilityPath,
    '/index.html',
  ]
  const found: string[] = []
  for (const address of [
    ...addresses,
    accessibilityPath,
    '/campaign',
    '/campaign/2026?x=1',
    '/prices.pdf',
    '/site.css',
    '/robots.txt',
    '/favicon.svg',
    '/assets/a/b.js',
    '/api/users/GetUser',
    '/Account',
    '/Content/site.css',
  ]) {
    const isOwn = lines.find(line => line.pattern.test(pathOf(address)))?.owner !== 'legacy'
    expect.soft(own.test(address), address).toBe(isOwn)
    if (isOwn) found.push(address)
  }
  expect(found).toEqual(expect.arrayContaining(ownAddresses))
  expect(found.length).toBeLessThan(addresses.length)
})
