import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { parseFaults } from '#mocks/faultKinds.ts'
import { parseMock } from '#mocks/link.ts'

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
const section = readme.slice(readme.indexOf('### Every screen and its states'))
const rows = section
  .slice(0, section.indexOf('\n## '))
  .split('\n')
  .filter(line => line.startsWith('|'))
  .slice(2)
const links = rows.flatMap(row => [...row.matchAll(/`(\/[^`]*)`/g)].map(([, link = '']) => link))
const screens = createRoutes()

/** Returns the path of the route that matches an address, e.g. `u/appoitments`; empty for the home page. */
function routeOf(link: string): string {
  const matched = matchRoutes(screens, link.split('?')[0] ?? '') ?? []
  return matched
    .map(({ route }) => route.path ?? '')
    .filter(path => path !== '')
    .join('/')
}

test.each(links)('the link %s has a known persona, known calls and the address of a screen', link => {
  const query = new URLSearchParams(link.split('?')[1])
  const [persona = ''] = (query.get('mock') ?? '').split('.')
  expect(parseMock(persona)?.persona).toBe(persona)
  const faults = query.get('mock-faults')?.split(',') ?? []
  expect(Object.keys(parseFaults(faults.join()))).toHaveLength(faults.length)
  expect(matchRoutes(screens, link.split('?')[0] ?? '')).not.toBeNull()
})

test('every route of the app has a row in the README, and at least one link', () => {
  const named = rows.flatMap(row =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  )
  const shown = new Set(links.map(routeOf))
  const every = new Set(screens.flatMap(pathsOf))
  expect(every.size).toBeGreaterThan(20)
  for (const path of every) {
    expect(shown, path).toContain(path)
    expect(named, path).toContain(
      path
        .replace(/:code$/, '{id}')
        .replace(/:(\w+)/, '{$1}')
        .replace('download/{id}', 'download/{paymentCode}'),
    )
  }
})

/** Returns the full paths of a route and its children, without the catch-all route. */
function pathsOf(route: ReturnType<typeof createRoutes>[number]): string[] {
  const own = route.path === undefined || route.path === '*' ? '' : route.path
  if (!route.children) return own === '' ? [] : [own]
  return route.children.flatMap(pathsOf).map(path => (own === '' ? path : `${own}/${path}`))
}
