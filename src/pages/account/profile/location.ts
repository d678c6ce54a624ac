import type { CitySelection } from '#api/profile.ts'
import type { CurrentProfile } from '#api/viewer.ts'
import type { City } from '#api/users.ts'
import { chosenOf, type List, withOwn } from './lists.ts'

/** `city` is an id; `county` narrows the cities down and is not saved. §2 My profile */
export type LocationForm = {
  county: string
  city: string
  online: boolean
  atTeacher: boolean
  atStudent: boolean
}

export function toLocationForm({
  Cities: [city],
  AlsoOnline,
  AtTeacher,
  AtStudent,
}: CurrentProfile): LocationForm {
  return {
    county: city?.County ?? '',
    city: city ? String(city.Id) : '',
    online: AlsoOnline,
    atTeacher: AtTeacher,
    atStudent: AtStudent,
  }
}

/** The id of the chosen city that the list has, or the profile; 0 is none. Until the list is there, a draft is believed. */
export function cityIdOf(form: LocationForm, cities: List<City>, profile: CurrentProfile): number {
  const chosen = chosenOf(withOwn(cities, profile.Cities), form.city)
  return chosen?.Id ?? (cities.status === 'ready' ? 0 : Number(form.city) || 0)
}

export function toSelection(form: LocationForm, cityId: number): CitySelection {
  return {
    cityid1: cityId,
    atTeacher: form.atTeacher,
    atStudent: form.atStudent,
    isOnline: form.online,
  }
}

export function countiesOf(cities: readonly City[]): string[] {
  const names = new Set(cities.map(({ County }) => County ?? '').filter(name => name !== ''))
  return [...names].toSorted((a, b) => a.localeCompare(b, 'ro'))
}
