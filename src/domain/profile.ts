import type { Profile } from '#api/profile.ts'
import { isoDay } from './dates.ts'

/** What a complete profile has; of a student only the names are asked. contract: Rules that are easy to get wrong */
export type MissingField = 'FirstName' | 'LastName' | 'Experience' | 'Occupation'

/** What the note 'Profilul este incomplet' is about, in order; empty when there is no note. §2 My profile */
export function missingFields(profile: Pick<Profile, 'IsTeacher' | MissingField>): MissingField[] {
  const asked: MissingField[] = profile.IsTeacher
    ? ['FirstName', 'LastName', 'Experience', 'Occupation']
    : ['FirstName', 'LastName']
  return asked.filter(field => {
    const value = profile[field]
    return typeof value === 'string' ? value.trim() === '' : !value
  })
}

/**
 * The body of a save: the answer as it came, unknown fields, text ids and `null`s included, with only the edits laid over
 * it, and `Dob` as the UTC midnight of its calendar day. contract: SaveCurrentProfile
 */
export function profileToSave(source: unknown, edits: Record<string, unknown>): Record<string, unknown> {
  const whole = { ...(typeof source === 'object' ? source : null), ...edits }
  return 'Dob' in whole ? { ...whole, Dob: utcMidnight(whole['Dob']) } : whole
}

/** The calendar day that a date of birth names, whatever offset it was written with; `null` stays. §5 */
function utcMidnight(dob: unknown): unknown {
  if (dob instanceof Date) return `${isoDay(dob)}T00:00:00.000Z`
  if (typeof dob !== 'string') return dob
  const hasOffset = /T.*(Z|[+-]\d\d:?\d\d)$/.test(dob)
  const day = hasOffset ? isoDay(new Date(dob)) : dob.slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00.000Z` : dob
}
