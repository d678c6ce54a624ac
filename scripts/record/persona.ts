import type { PersonaId } from '#mocks/personas.ts'
import type { Call } from './scrub.ts'

type Profile = {
  UserCode?: string | null
  IsTeacher?: boolean | null
  IsSubscriptionOk?: boolean | null
  SubscriptionEndDate?: string | null
}

/** Returns the persona that is like the recorded viewer: by the last profile, since a visitor may have signed in. */
export function personaIn(calls: readonly Call[], start: string): PersonaId {
  const profile = calls.findLast(isProfile)?.json as Profile | undefined
  if (!profile) return 'visitor'
  if (!profile.IsTeacher) return 'student'
  const isSubscribed = profile.IsSubscriptionOk ?? (profile.SubscriptionEndDate ?? '') > start
  return isSubscribed ? 'teacher' : 'teacherUnpaid'
}

/** Returns how many different accounts were signed in during the recording, by their codes. */
export function countViewers(calls: readonly Call[]): number {
  const codes = calls.flatMap(call => (isProfile(call) ? (call.json as Profile).UserCode : []))
  return new Set(codes).size
}

/** Returns whether the call answered the profile of a signed-in viewer. */
function isProfile({ endpoint, json }: Call): boolean {
  return endpoint === 'readCurrentProfile' && typeof json === 'object' && json !== null && 'IsTeacher' in json
}

/**
 * Drops the responses to a visitor from a recording in which the viewer signed in: signing in loads the page
 * again, and the recording then starts with the profile.
 */
export function withoutVisitor<Item extends { call: Call }>(items: readonly Item[]): Item[] {
  if (!items.some(({ call }) => isProfile(call))) return [...items]
  return items.filter(({ call }) => call.endpoint !== 'readCurrentProfile' || isProfile(call))
}
