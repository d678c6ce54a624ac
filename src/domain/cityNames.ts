import type { City } from '#api/users.ts'

/** The results by list, cached because a list has up to 13,000 cities and every tutor list needs them. */
const results = new WeakMap<readonly City[], readonly City[]>()

/** Returns the cities, with the county added to names that several cities share: `Poiana Frumoasă, Cluj`. */
export function withDistinctNames(cities: readonly City[]): readonly City[] {
  let list = results.get(cities)
  if (!list) {
    const seen = new Set<string>()
    const shared = new Set<string>()
    for (const { Name } of cities) (seen.has(Name) ? shared : seen).add(Name)
    list = cities.map(city =>
      city.County && shared.has(city.Name) ? { ...city, Name: `${city.Name}, ${city.County}` } : city,
    )
    results.set(cities, list)
  }
  return list
}
