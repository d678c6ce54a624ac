import { matchRoutes } from 'react-router'
import screenStories from './screenStories.json'

/** The address of Storybook. A relative one is relative to the app. */
const storybookUrl = import.meta.env['VITE_STORYBOOK_URL'] || 'http://localhost:6006/'

/** Titles of Storybook's screens by route; `test/storybook/screenStories.test.ts` writes the file. */
const titles: Record<string, string[]> = screenStories

/** Returns the Storybook pages of the screen at a path, with the base path; none at an address without a screen. */
export function storiesAt(pathname: string): { title: string; href: string }[] {
  const base = import.meta.env.BASE_URL
  const routes = Object.keys(titles).map(path => ({ path }))
  const [match] = matchRoutes(routes, pathname, base) ?? []
  return (titles[match?.route.path ?? ''] ?? []).map(title => ({
    title,
    href: new URL(`?path=/docs/${docsId(title)}`, new URL(storybookUrl, window.location.origin + base)).href,
  }))
}

export function docsId(title: string): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`
}
