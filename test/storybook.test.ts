import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, describe, expect, test } from 'vitest'
import { parts } from '#storybook/docs/parts.ts'
import { axisOf, displayName } from '#storybook/storyNames.ts'

const root = join(import.meta.dirname, '..')

type Entry = { id: string; title: string; name: string; importPath: string; type: string; tags?: string[] }

let entries: Entry[]

beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir: join(root, '.storybook') })).entries)
})

test('a display name sets the axis apart', () => {
  expect(displayName('State Session Expired')).toBe('State: Session expired')
  expect(displayName('Width On 320')).toBe('Width: On 320')
  expect(displayName('Stateless')).toBe('Stateless')
  expect(displayName('Colours')).toBe('Colours')
})

const unique = (values: string[]) => [...new Set(values)]

test('each component and screen has a story that is run as a test', () => {
  const shown = entries.filter(({ type }) => type === 'story')
  const tested = shown.filter(({ tags = [] }) => tags.includes('test'))
  expect(unique(tested.map(({ title }) => title))).toEqual(unique(shown.map(({ title }) => title)))
  // With `npm test -- --all`, every story is run.
  expect(shown.filter(({ tags = [] }) => !tags.includes('dev'))).toEqual([])
})

describe('the sidebar', () => {
  test('has the parts of Welcome, in its order', () => {
    const roots = unique(entries.map(({ title }) => title.split('/')[0] ?? ''))
    expect(roots).toEqual(['Welcome', ...parts.map(({ name }) => name)])
  })

  test('has the pages to which Welcome links', () => {
    const ids = new Set(entries.map(({ id }) => id))
    expect(parts.filter(({ id }) => !ids.has(id))).toEqual([])
  })

  test('names each story of the kit, a feature or a screen by its axis', () => {
    const unnamed = entries
      .filter(({ title, type }) => /^(Kit|Features|Screens)\//.test(title) && type === 'story')
      .filter(({ name }) => axisOf(name.replace(':', '')) < 0)
    expect(unnamed.map(({ title, name }) => `${title}: ${name}`)).toEqual([])
  })

  test('documents each component of the kit', () => {
    const documented = entries.filter(({ type }) => type === 'docs').map(({ title }) => title)
    const kit = unique(entries.map(({ title }) => title).filter(title => title.startsWith('Kit/')))
    expect(documented).toEqual(expect.arrayContaining(kit))
  })

  test('lists the screens in the order of the route table', () => {
    const shown = unique(
      entries.filter(({ importPath }) => importPath.startsWith('./src/pages/')).map(({ title }) => title),
    ).filter(title => title.startsWith('Screens/'))
    expect(shown).toEqual(unique(routedPages().flatMap(titlesOf)))
  })
})

/** Returns the modules of the pages, e.g. `./src/pages/home/HomePage`, in the order of the route table. */
function routedPages(): string[] {
  const source = readFileSync(join(root, 'src/app/routes.tsx'), 'utf8')
  return [...source.matchAll(/import\('#(pages\/.+)\.tsx'\)/g)].map(([, path]) => `./src/${path}`)
}

/** Returns the titles of a page's stories: of its own file, otherwise of the files below its folder. */
function titlesOf(page: string): string[] {
  const own = entries.filter(({ importPath }) => importPath === `${page}.stories.tsx`)
  const below = entries.filter(({ importPath }) => importPath.startsWith(`${dirname(page)}/`))
  return (own.length > 0 ? own : below).map(({ title }) => title)
}
