import { type Location, matchRoutes, type RouteObject } from 'react-router'

/** Returns the routes that match an address, outermost first. */
export function matchedRoutes(routes: RouteObject[], location: Partial<Location> | string, basename: string) {
  return (matchRoutes(routes, location, basename) ?? []).map(({ route }) => route)
}

/**
 * Loads the code of lazy routes and puts it in place of their `lazy`, so that the router's first render is the
 * page's own first frame (`HydrateFallback`). Returns whether all of them were loaded. A route that failed
 * stays lazy: the router tries again and shows the error page.
 */
export async function loadRoutes(routes: RouteObject[]): Promise<boolean> {
  const loaded = await Promise.all(
    routes.map(async route => {
      if (typeof route.lazy !== 'function') return true
      const code = await route.lazy().catch(() => undefined)
      if (!code) return false
      Object.assign(route, code)
      delete route.lazy
      return true
    }),
  )
  return loaded.every(Boolean)
}
