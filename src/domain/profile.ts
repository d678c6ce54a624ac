import type { Profile } from '#api/viewer.ts'
import type { Named } from '#api/schemas.ts'
import { isBlank } from '#strings/blank.ts'
import { isoDay } from './dates.ts'
import { normalizeText } from './normalizeText.ts'
import { parseAddress } from './webAddress.ts'

/** A field that a complete profile needs; a student needs only the names. §2 My profile */
export type MissingField = 'FirstName' | 'LastName' | 'Experience' | 'Occupation'

/** Returns the fields that the note 'Profilul este incomplet' lists; empty when there is no note. §2 My profile */
export function missingFields(profile: Pick<Profile, 'IsTeacher' | MissingField>): MissingField[] {
  const needed: MissingField[] = profile.IsTeacher
    ? ['FirstName', 'LastName', 'Experience', 'Occupation']
    : ['FirstName', 'LastName']
  return needed.filter(field => {
    const value = profile[field]
    return typeof value === 'string' ? isBlank(value) : !value
  })
}

/** A part of a tutor's profile that is not required, and that students see or search by. */
export type RecommendedPart = 'Picture' | 'Categories' | 'Cycles' | 'Place' | 'Studies'

type Recommended = Pick<
  Profile,
  'ProfileImageUrl' | 'Categories' | 'Cycles' | 'Cities' | 'AlsoOnline' | 'Studies'
>

/** Returns the recommended parts that a tutor's profile lacks. A place is a city or Online, as in its form (§5). */
export function missingRecommended(profile: Recommended): RecommendedPart[] {
  const has: Record<RecommendedPart, boolean> = {
    Picture: Boolean(profile.ProfileImageUrl),
    Categories: profile.Categories.length > 0,
    Cycles: profile.Cycles.length > 0,
    Place: profile.Cities.length > 0 || profile.AlsoOnline,
    Studies: !isBlank(profile.Studies),
  }
  return (['Picture', 'Categories', 'Cycles', 'Place', 'Studies'] as const).filter(part => !has[part])
}

// Some models are sent back whole: the raw response with only the edits applied. Unknown fields, ids as text
// and `null`s stay as the server sent them. §5 `Dob`

/** Returns the fields of a raw response; none when it is not an object. */
export function fieldsOf(source: unknown): Record<string, unknown> {
  return { ...(typeof source === 'object' ? source : null) }
}

/** Returns `Id` and `Name`, with an id as text or number like the first id in `parts`, fields of a raw response. */
export function namedLike(parts: readonly unknown[], { Id, Name }: Named) {
  const sent = parts.flat().find(hasId)
  return { Id: typeof sent?.Id === 'string' ? String(Id) : Id, Name }
}

export function hasId(value: unknown): value is { Id: unknown } {
  return typeof value === 'object' && value !== null && 'Id' in value
}

/** Returns the body of a save: the raw response with the edits, and `Dob` as UTC midnight of its day. §5 `Dob` */
export function profileToSave(source: unknown, edits: Record<string, unknown>): Record<string, unknown> {
  const whole = { ...fieldsOf(source), ...edits }
  return 'Dob' in whole ? { ...whole, Dob: utcMidnight(whole['Dob']) } : whole
}

/** The fields of a profile whose values have ids, those most similar to an experience or an occupation first. */
const withIds = ['Experience', 'Occupation', 'Categories', 'Cycles', 'Cities']

/** Returns an experience or an occupation with an id as text if the server sends ids as text. §5 `Dob` */
export function namedAsIn(source: unknown, field: 'Experience' | 'Occupation', named: Named) {
  const whole = fieldsOf(source)
  return namedLike(
    [field, ...withIds].map(name => whole[name]),
    named,
  )
}

/** Returns whether the profile contains these edits. The server may rewrite white space and empty values. */
export function hasEdits(profile: Profile, edits: Record<string, unknown>): boolean {
  const saved: Record<string, unknown> = profile
  return Object.entries(edits).every(([name, edit]) => comparable(saved[name]) === comparable(edit))
}

function comparable(value: unknown): string {
  if (Array.isArray(value)) return value.map(comparable).toSorted().join()
  if (hasId(value)) return String(value.Id)
  if (typeof value === 'string') return normalizeText(value)
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** Returns whether a text that a tutor has typed is a web address; `https://` may be left out. §3 YouYubeURL */
export function isWebAddress(text: string): boolean {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  const url = /\s/.test(text) ? undefined : parseAddress(address)
  return url !== undefined && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname)
}

/** Returns the UTC midnight of the calendar day of a date of birth; a value that is not a date is unchanged. §5 */
function utcMidnight(dob: unknown): unknown {
  if (dob instanceof Date) return `${isoDay(dob)}T00:00:00.000Z`
  if (typeof dob !== 'string') return dob
  const hasOffset = /T.*(Z|[+-]\d\d:?\d\d)$/.test(dob)
  const day = hasOffset ? isoDay(new Date(dob)) : dob.slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00.000Z` : dob
}
