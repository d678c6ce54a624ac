import * as z from 'zod/mini'
import type { CitySelection } from '#api/profile.ts'
import type { CurrentProfile } from '#api/viewer.ts'
import type { City } from '#api/users.ts'
import { findById, type List, withOwn } from '#data/useList.ts'

/** `city` is an id; `county` narrows the cities down and is not saved. §2 My profile */
export type LocationForm = {
  county: string
  city: string
  online: boolean
  atTeacher: boolean
  atStudent: boolean
}

export const LocationDraft: z.core.$ZodType<Partial<LocationForm>> = z.object({
  county: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()),
  online: z.exactOptional(z.boolean()),
  atTeacher: z.exactOptional(z.boolean()),
  atStudent: z.exactOptional(z.boolean()),
})

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

/**
 * Returns the id of the chosen city if the list or the profile has it; 0 for none. Until the list has loaded,
 * any id is accepted.
 */
export function cityIdOf(form: LocationForm, cities: List<City>, profile: CurrentProfile): number {
  const chosen = findById(withOwn(cities, profile.Cities), form.city)
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
