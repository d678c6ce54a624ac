import { matchRoutes, type RouteObject } from 'react-router'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { createRoutes } from '#app/routes.tsx'
import { docsId } from '#mocks/panel/screenStories.ts'
import { formatted } from '#scripts/run.ts'
import { stories, type Story } from './stories.ts'

const routes = createRoutes([])

/** Returns the routes that have a page of their own, by pattern, with the page's component. */
async function pagesOf(table: RouteObject[], parent = ''): Promise<[pattern: string, page: unknown][]> {
  const pages = await Promise.all(
    table.map(async ({ path, children, lazy }) => {
      const pattern = `${parent}/${path ?? ''}`.replaceAll(/\/+/g, '/')
      if (children) return pagesOf(children, pattern)
      if (typeof lazy !== 'function') return []
      return [[pattern, (await lazy()).Component] satisfies [string, unknown]]
    }),
  )
  return pages.flat()
}

/** Returns the component of the page at an address. */
async function pageAt(address: string): Promise<unknown> {
  const route = matchRoutes(routes, new URL(address, 'http://localhost').pathname)?.at(-1)?.route
  return typeof route?.lazy === 'function' ? (await route.lazy()).Component : undefined
}

/** The first story of each screen that has a page; the story has the address of the screen. */
const screens = new Map<string, Story>()
for (const story of stories)
  if (story.file.startsWith('src/pages/') && story.title.startsWith('Screens/') && !screens.has(story.title))
    screens.set(story.title, story)

test('every screen of the route table has stories, and all stories of a screen have a route', async () => {
  const pages = await pagesOf(routes)
  const titles = await Promise.all(
    [...screens].map(async ([title, { screen }]) => ({ title, page: await pageAt(screen?.address ?? '*') })),
  )
  expect(titles.filter(({ page }) => page === undefined)).toEqual([])
  const table = pages.map(([pattern, page]) => [
    pattern,
    titles.filter(screen => screen.page === page).map(({ title }) => title),
  ])
  expect(table.filter(([, found]) => found?.length === 0)).toEqual([])
  // Sorted: the panel matches whatever the order, and a moved route changes nothing here.
  const rows = table.toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  const file = 'mocks/panel/screenStories.json'
  const text = await formatted(file, JSON.stringify(Object.fromEntries(rows)))
  await expect(text).toMatchFileSnapshot(`../../${file}`)
})

test('the panel links to the page that Storybook creates for a screen', () => {
  for (const title of screens.keys()) expect(docsId(title)).toBe(toId(title, 'Docs'))
})
