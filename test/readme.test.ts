import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { screens } from '#domain/screens.ts'
import { parseFaults } from '#mocks/faultKinds.ts'
import { parseMock } from '#mocks/link.ts'
import { scenarios } from '#mocks/scenarios.ts'

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
const section = readme.slice(readme.indexOf('### Every screen and its states'))
const rows = section
  .slice(0, section.indexOf('\n## '))
  .split('\n')
  .filter(line => line.startsWith('|'))
  .slice(2)
const links = rows.flatMap(row => [...row.matchAll(/`(\/[^`]*)`/g)].map(([, link = '']) => link))
const routes = createRoutes()

/** Returns the path of the route that matches an address, e.g. `u/appoitments`; empty for the home page. */
function routeOf(link: string): string {
  const matched = matchRoutes(routes, link.split('?')[0] ?? '') ?? []
  return matched.map(({ route }) => route.path?.slice(1) ?? '').join('')
}

test('every link has a known persona, known calls and the address of a screen', () => {
  for (const link of links) {
    const query = new URLSearchParams(link.split('?')[1])
    const [persona = ''] = (query.get('mock') ?? '').split('.')
    expect.soft(parseMock(persona)?.persona, link).toBe(persona)
    const faults = query.get('mock-faults')?.split(',') ?? []
    expect.soft(Object.keys(parseFaults(faults.join())), link).toHaveLength(faults.length)
    expect.soft(matchRoutes(routes, link.split('?')[0] ?? ''), link).not.toBeNull()
  }
})

test('every scenario has a row in the README', () => {
  for (const id of Object.keys(scenarios))
    expect
      .soft(readme, `the scenario ${id} has a row in the README`)
      .toMatch(new RegExp(`^\\| \`${id}\` +\\|`, 'm'))
})

test('every screen has a row in the README, and at least one link', () => {
  const named = rows.flatMap(row =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  )
  const shown = new Set(links.map(routeOf))
  const others = Object.entries(screens).filter(([name]) => name !== 'home' && name !== 'notFound')
  for (const path of others.map(([, pattern]) => pattern.slice(1))) {
    expect(shown, path).toContain(path)
    expect(named, path).toContain(
      path
        .replace('/home?', '')
        .replace(/:code$/, '{id}')
        .replace(/:(\w+)/, '{$1}')
        .replace('download/{id}', 'download/{paymentCode}'),
    )
  }
})
