import type { Profile } from '#api/viewer.ts'
import type { Rating } from '#api/ratings.ts'
import type { Request } from '#api/requests.ts'

/**
 * What a press leads to: login, the offer of a subscription (the plans dialog), or the action itself. Except for booking,
 * the button is shown whatever the gate.
 */
export type Gate = 'login' | 'offer' | 'open'

type Viewer = Pick<Profile, 'UserCode' | 'IsTeacher' | 'IsSubscriptionOk' | 'Email'> | null

/** A direct message: visitors sign in, a tutor without a valid subscription sees the offer. §4 Messaging gate */
export function messageGate(viewer: Viewer): Gate {
  if (!viewer) return 'login'
  return viewer.IsTeacher && viewer.IsSubscriptionOk !== true ? 'offer' : 'open'
}

/** A reply to a request: for everyone by the subscription. §4 Request-reply flow */
export function replyGate(viewer: Viewer): Gate {
  if (!viewer) return 'login'
  return viewer.IsSubscriptionOk === true ? 'open' : 'offer'
}

/** Whether the request has a reply button: not for the learner who owns it. §2 Request detail, §6 */
export function hasReplyButton({ Learner }: Pick<Request, 'Learner'>, viewer: Viewer): boolean {
  return !viewer || !Learner?.UserCode || Learner.UserCode !== viewer.UserCode
}

// Assumption: a teacher does not see booking at all.
/** Booking on a tutor's page: visitors sign in, students book. contract: Booking */
export function bookingGate(viewer: Viewer): 'login' | 'open' | 'hidden' {
  if (!viewer) return 'login'
  return viewer.IsTeacher ? 'hidden' : 'open'
}

/** Whether the viewer may add a review: logged in, not rated yet, and not their own ad. §2 Tutor ad page */
export function canReview(
  viewer: Viewer,
  teacherCode: string,
  ratings: readonly Pick<Rating, 'Student'>[],
): boolean {
  if (!viewer || viewer.UserCode === teacherCode) return false
  return ratingsOf(viewer, ratings).length === 0
}

/** Those that the viewer has given. */
export function ratingsOf<Given extends Pick<Rating, 'Student'>>(
  viewer: NonNullable<Viewer>,
  ratings: readonly Given[],
): Given[] {
  return ratings.filter(({ Student }) => isSame(Student, viewer))
}

/** The code tells who rated where it is sent, the e-mail otherwise. */
function isSame(student: Rating['Student'], viewer: NonNullable<Viewer>): boolean {
  if (student?.UserCode) return student.UserCode === viewer.UserCode
  const email = student?.Email?.toLowerCase()
  return Boolean(email) && email === viewer.Email?.toLowerCase()
}
