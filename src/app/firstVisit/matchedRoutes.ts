import { type Location, matchRoutes, type RouteObject } from 'react-router'

/** Returns the routes that match an address, outermost first. */
export function matchedRoutes(routes: RouteObject[], location: Partial<Location> | string, basename: string) {
  return (matchRoutes(routes, location, basename) ?? []).map(({ route }) => route)
}

/**
 * Returns the routes. In those that match an address, the loaded code replaces `lazy`, so that the router's first render is
 * the page's own first frame (`HydrateFallback`). A route whose code failed to load stays lazy: the router tries again and
 * shows the error page.
 */
export async function withCode(
  routes: RouteObject[],
  ...address: [location: Partial<Location>, basename: string]
): Promise<RouteObject[]> {
  const loads = matchedRoutes(routes, ...address).map(async route => {
    const { lazy, ...rest } = route
    const code = typeof lazy === 'function' && (await lazy().catch(() => undefined))
    return [route, code ? { ...rest, ...code } : route] as const
  })
  const loaded = new Map(await Promise.all(loads))
  const replace = (route: RouteObject): RouteObject => {
    const replaced: RouteObject = { ...(loaded.get(route) ?? route) }
    if (route.children) replaced.children = route.children.map(replace)
    return replaced
  }
  return routes.map(replace)
}
