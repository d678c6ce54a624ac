import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, expect, test } from 'vitest'
import { axisOf } from '#storybook/storyNames.ts'

const root = join(import.meta.dirname, '..')

type Entry = { id: string; title: string; name: string; importPath: string; type: string; tags?: string[] }

let entries: Entry[]

beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir: join(root, '.storybook') })).entries)
})

const unique = (values: string[]) => [...new Set(values)]

test('each component and screen has a story that is run as a test', () => {
  const shown = entries.filter(({ type }) => type === 'story')
  const tested = shown.filter(({ tags = [] }) => tags.includes('test'))
  expect(unique(tested.map(({ title }) => title))).toEqual(unique(shown.map(({ title }) => title)))
  // With `npm test -- --all`, every story is run.
  expect(shown.filter(({ tags = [] }) => !tags.includes('dev'))).toEqual([])
})

test('each story of the kit, a feature or a screen is named by its axis, and has a page with its states', () => {
  const shown = entries.filter(({ title }) => /^(Kit|Features|Screens)\//.test(title))
  const stories = shown.filter(({ type }) => type === 'story')
  expect(stories.filter(({ name }) => axisOf(name) < 0)).toEqual([])
  const documented = shown.filter(({ type }) => type === 'docs').map(({ title }) => title)
  expect(documented).toEqual(unique(stories.map(({ title }) => title)))
})

test('the sidebar lists the screens in the order of the route table', () => {
  const shown = unique(
    entries.filter(({ importPath }) => importPath.startsWith('./src/pages/')).map(({ title }) => title),
  ).filter(title => title.startsWith('Screens/'))
  expect(shown).toEqual(unique(routedPages().flatMap(titlesOf)))
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
