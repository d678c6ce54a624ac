import type { City } from '#api/users.ts'

/** Of each list that was named once: it has up to 13,000 cities, and every list of tutors needs them. */
const told = new WeakMap<readonly City[], readonly City[]>()

/** The cities, with the county in the name of those that share theirs: `Poiana Frumoasă, Cluj`. */
export function tellApart(cities: readonly City[]): readonly City[] {
  let list = told.get(cities)
  if (!list) {
    const once = new Set<string>()
    const twice = new Set<string>()
    for (const { Name } of cities) (once.has(Name) ? twice : once).add(Name)
    list = cities.map(city =>
      city.County && twice.has(city.Name) ? { ...city, Name: `${city.Name}, ${city.County}` } : city,
    )
    told.set(cities, list)
  }
  return list
}
