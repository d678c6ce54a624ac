import type { Profile } from '#api/profile.ts'

/** What happens when somebody wants to write: sign in first, see the subscription offer, or write. */
export type Gate = 'login' | 'offer' | 'open'

/** A direct message: visitors sign in, a tutor without a valid subscription sees the offer. §4 Messaging gate */
export function messageGate(viewer: Profile | null): Gate {
  if (!viewer) return 'login'
  return viewer.IsTeacher && viewer.IsSubscriptionOk !== true ? 'offer' : 'open'
}
