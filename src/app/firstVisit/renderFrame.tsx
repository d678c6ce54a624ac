import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import type { ScreenName } from '#domain/screens.ts'
import { requireSession } from '#session.ts'
import { popularSubjects } from '#text/popularSubjects.ts'
import { AppShell } from '#app/AppShell.tsx'
import type { FirstPage } from './pages.ts'
import { loadRoutes, matchedRoutes } from './matchedRoutes.ts'
import { createRoutes } from '#app/routes.tsx'
import { PageSkeleton } from '#app/skeletons.tsx'

/**
 * The HTML of a page before it has any data, rendered by the build in Node (scripts/firstFrames.ts). main.tsx
 * hydrates it, so both must render the same tree.
 */
export type Frame = { head: string; body: string }

/** Pages whose HTML the build renders, besides the lists of popular subjects; each has the name of its screen. */
const pages = ['home', 'tutors', 'requests', 'plans', 'contact', 'howItWorks', 'terms'] as const

const isOurs = (screen: ScreenName) => !config.legacyScreens.includes(screen)

/** The page at each path (without the base path) whose HTML the build renders: none of the legacy UI's screens. */
export const framePages: Record<string, FirstPage> = Object.fromEntries([
  ...pages.filter(isOurs).map(page => [paths[page], page]),
  ...(isOurs('subject') ? popularSubjects : []).map(name => [`/${name}`, 'tutors']),
])

/**
 * Returns the paths that need a session and so are not for search engines, without parameters: `/u`, `/payment/`.
 * A path that ends in `/` stands for all below it.
 */
export function sessionPaths(routes = createRoutes([], []), isPrivate = false): string[] {
  return routes.flatMap(({ path, middleware = [], children = [] }) => {
    const isInside = isPrivate || middleware.includes(requireSession)
    const own = isInside && path ? [path.replace(/\/\w+\?$|[:*].*/, '')] : []
    return [...own, ...sessionPaths(children, isInside)]
  })
}

/** The site's origin, if it is set. */
export const { siteUrl } = config

/** Renders the first frame of the page at a path of the app. */
export async function renderFrame(path: string): Promise<Frame> {
  const routes = createRoutes()
  const address = config.basePath + encodeURI(path.slice(1))
  const matched = matchedRoutes(routes, address, config.basePath)
  await loadRoutes(matched)
  for (const route of matched)
    // The data never arrives: a first frame is what renders before it, and the build has no server.
    if (route.loader) route.loader = () => new Promise(() => {})
  return render(routes, address)
}

/** Renders the shell around a skeleton, for every other address. */
export function renderShell(): Frame {
  return render(
    [{ Component: AppShell, children: [{ path: '*', Component: PageSkeleton }] }],
    config.basePath,
  )
}

function render(routes: RouteObject[], address: string): Frame {
  const router = createMemoryRouter(routes, { basename: config.basePath, initialEntries: [address] })
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  router.dispose()
  // React renders the elements of the head before everything else.
  const [head = ''] = /^(<title>[^<]*<\/title>|<(meta|link) [^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}
