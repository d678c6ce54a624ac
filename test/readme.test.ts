import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { screens } from '#domain/screens.ts'
import { screenNames } from '#domain/screenSelection.ts'
import { parseFaults } from '#mocks/faultKinds.ts'
import { parseMock } from '#mocks/link.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { states } from '#mocks/states.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

test('every excerpt of the README is literally in the file that it names', () => {
  const excerpts = [...read('README.md').matchAll(/^```ts(.*)\n([^]*?)^```$/gm)]
  expect(excerpts).toHaveLength(5)
  for (const [, file = '', code = ''] of excerpts) expect.soft(read(file.trim()), file).toContain(code)
})

/** Returns the anchors of a document's headings, as GitHub spells them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link between documents leads to a file, and to a heading of it', () => {
  for (const document of documents) {
    for (const [, link = ''] of read(document).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? document : join(dirname(document), path)
      expect.soft(existsSync(join(root, target)), `${document}: ${link}`).toBe(true)
      if (anchor !== undefined) expect.soft(anchorsOf(read(target)), `${document}: ${link}`).toContain(anchor)
    }
  }
})

test('every persona and every scenario has a row in the manual of QA', () => {
  const manual = read('docs/qa.md')
  for (const id of [...Object.keys(personas), ...Object.keys(scenarios)])
    expect.soft(manual, `docs/qa.md has a row for ${id}`).toMatch(new RegExp(`^\\| \`${id}\` +\\|`, 'm'))
})

test('every screen has a state, and each link of a state a known persona, known calls and an address of that screen', () => {
  const routes = createRoutes()
  for (const name of screenNames) {
    const links = Object.values(states[name])
    expect.soft(links, name).not.toHaveLength(0)
    for (const link of links) {
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
