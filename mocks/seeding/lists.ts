import type { Named } from '#api/schemas.ts'
import { careers } from '#mocks/data/careers.ts'
import { experienceYears, levelNames } from '#mocks/data/lists.ts'
import { towns } from '#mocks/data/localities.ts'
import { subjectGroups } from '#mocks/data/subjects.ts'
import type { City } from '#api/users.ts'
import type { Group } from '#mocks/rows.ts'

// The reference lists, the same in every world. An id is the position in the list, from 1.

const numbered = (names: string[]): Named[] => names.map((Name, index) => ({ Id: index + 1, Name }))

export const cycles = numbered(levelNames)
export const experience = numbered(experienceYears.map(([name]) => name))
export const occupations = numbered(Object.keys(careers))

export const categories = numbered(subjectGroups.flatMap(([, subjects]) => subjects))

export const groups: Group[] = subjectGroups.map(([Name, subjects], index) => ({
  Id: index + 1,
  Name,
  Categories: categories.filter(category => subjects.includes(category.Name)),
}))

export const townCities: City[] = towns.map(([Name, County], index) => ({ Id: index + 1, Name, County }))

/** Finds the item with this name. @throws Error when there is none, which is a mistake in the mocks themselves */
export function byName<Item extends { Name: string }>(items: readonly Item[], name: string): Item {
  const found = items.find(item => item.Name === name)
  if (!found) throw new Error(`No "${name}" in the list`)
  return found
}
