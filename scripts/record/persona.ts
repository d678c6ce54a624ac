import type { PersonaId } from '#mocks/personas.ts'
import type { Call } from './scrub.ts'

type Profile = {
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
