/** A path on the origin that serves the page, spelled exactly as the contract lists it. */
export type Path = `/${string}`

/**
 * Query parameters in the order they are sent, with their defaults; `null` marks a required argument, `undefined` one that is
 * sent only when it is given.
 */
export type Query = Record<string, string | number | null | undefined>

/** The `Accept` header of a call whose response is JSON. */
export const acceptJson = 'application/json, text/plain, */*'

type Address = { path: Path; query: Query }

export type Values = Record<string, string | number | undefined>

/** Path and query of the endpoints that the early script also calls. Its bundle must contain neither zod nor ky. */
export const addresses = {
  /** `cityid` -1 is online, `order` 1 popular, 2 reviews, 3 newest; 0 means "any". All five are always sent. */
  ads: {
    path: '/api/users/getusersdescription',
    query: { categoryid: 0, cycleid: 0, cityid: 0, order: 0, page: 0 },
  },
  adByCode: { path: '/api/users/getadbycode', query: { adid: null } },
  categories: { path: '/api/categories/getall', query: {} },
  cities: { path: '/api/users/GetCities', query: {} },
  currentProfile: { path: '/api/users/GetCurrentProfile', query: {} },
  cycles: { path: '/api/cycle/getall', query: {} },
  groups: { path: '/api/categories/getallgroupped', query: {} },
  mains: { path: '/api/categories/getmains', query: {} },
  requests: { path: '/api/users/GetRequests', query: { city: '', subject: '', page: 0 } },
} as const satisfies Record<string, Address>

/** Returns the path with its arguments filled in, and the query with the default, if any, of each missing argument. */
export function fill({ path, query }: Address, args: Values = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))
  const searchParams: Record<string, string | number> = {}
  for (const [name, own] of Object.entries(query)) {
    const value = args[name] ?? own
    if (value !== undefined) searchParams[name] = value ?? ''
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a path whose arguments are filled in is still a path
  return { path: filled as Path, searchParams }
}
