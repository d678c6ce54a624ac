import type { Named } from '#api/schemas.ts'
import { type Career, careers } from '#mocks/data/careers.ts'
import { experienceYears } from '#mocks/data/lists.ts'
import { experience } from './lists.ts'

/** An experience of a tutor, with the ages at which it is possible. */
type Stage = { Experience: Named; ages: readonly [youngest: number, oldest: number] }

/** Stages by occupation, so that age, occupation and experience fit together. */
export const stages: Record<string, Stage[]> = Object.fromEntries(
  Object.entries(careers).map(([occupation, career]) => [occupation, stagesOf(career)]),
)

function stagesOf({ ages, begins }: Career): Stage[] {
  return experienceYears.flatMap(([, least, most], index) => {
    const Experience = experience[index]
    const youngest = Math.max(ages[0], begins[0] + least)
    const oldest = Math.min(ages[1], begins[1] + most)
    return Experience && youngest <= oldest ? [{ Experience, ages: [youngest, oldest] as const }] : []
  })
}
