import type { Profile } from '#api/viewer.ts'
import type { Named } from '#api/schemas.ts'
import { isoDay } from './dates.ts'
import { fieldsOf, hasId, namedLike } from './rawAnswer.ts'
import { normalizeText } from './normalizeText.ts'

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
  const whole = { ...fieldsOf(source), ...edits }
  return 'Dob' in whole ? { ...whole, Dob: utcMidnight(whole['Dob']) } : whole
}

/** Where a profile may hold something with an id, those that are most alike first. */
const withIds = ['Experience', 'Occupation', 'Categories', 'Cycles', 'Cities']

/**
 * An experience or an occupation as this profile writes them: the id is text where the server sends ids as text.
 * contract: SaveCurrentProfile
 */
export function namedAsIn(source: unknown, field: 'Experience' | 'Occupation', named: Named) {
  const whole = fieldsOf(source)
  return namedLike(
    [field, ...withIds].map(name => whole[name]),
    named,
  )
}

/** Whether the profile has these edits, however the server writes line ends and what is empty: what timed out may be saved. */
export function hasEdits(profile: Profile, edits: Record<string, unknown>): boolean {
  const saved: Record<string, unknown> = profile
  return Object.entries(edits).every(([name, edit]) => essence(saved[name]) === essence(edit))
}

function essence(value: unknown): string {
  if (hasId(value)) return String(value.Id)
  return typeof value === 'string' ? normalizeText(value) : ''
}

/** Whether a text that a tutor has typed is a web address; its `https://` may be left out. §3 YouYubeURL */
export function isWebAddress(text: string): boolean {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname)
}

/** The calendar day that a date of birth names, whatever offset it was written with; `null` stays. §5 */
function utcMidnight(dob: unknown): unknown {
  if (dob instanceof Date) return `${isoDay(dob)}T00:00:00.000Z`
  if (typeof dob !== 'string') return dob
  const hasOffset = /T.*(Z|[+-]\d\d:?\d\d)$/.test(dob)
  const day = hasOffset ? isoDay(new Date(dob)) : dob.slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00.000Z` : dob
}
