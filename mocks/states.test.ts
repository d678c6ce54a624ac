import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { screens } from '#domain/screens.ts'
import { screenNames } from '#domain/screenSelection.ts'
import { parseFaults } from './faultKinds.ts'
import { parseMock } from './link.ts'
import { linkOf, states } from './states.ts'

test('each link of a state has a known persona, known calls and an address of its screen', () => {
  const routes = createRoutes()
  for (const name of screenNames) {
    for (const link of Object.values(states[name])) {
      const [path = '', query] = link.split('?')
      const parameters = new URLSearchParams(query)
      const [persona = ''] = (parameters.get('mock') ?? '').split('.')
      expect.soft(parseMock(persona)?.persona, link).toBe(persona)
      const faults = parameters.get('mock-faults')?.split(',') ?? []
      expect.soft(Object.keys(parseFaults(faults.join())), link).toHaveLength(faults.length)
      const matched = matchRoutes(routes, path)?.at(-1)?.route.path
      // An address below `/u` that no screen matches is not found too.
      expect.soft(matched, link).toBe(name === 'notFound' ? '/u/*' : screens[name])
    }
  }
})

test('the link of a state does not depend on what the browser did before: it has a clock and fresh data', () => {
  expect(linkOf('/u?mock=student')).toBe('/u?mock=student.reset&mock-clock=0')
  expect(linkOf('/?page=2&mock=visitor.empty&mock-clock=90')).toBe(
    '/?page=2&mock=visitor.empty.reset&mock-clock=90',
  )
})
