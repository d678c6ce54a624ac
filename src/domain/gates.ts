import type { Profile } from '#api/viewer.ts'
import type { Rating } from '#api/ratings.ts'
import type { PublicRequest } from '#api/requests.ts'

/** What a press leads to: login, the offer of a subscription (the plans dialog), or the action itself. */
export type Gate = 'login' | 'offer' | 'open'

type ViewerOrVisitor = Pick<Profile, 'UserCode' | 'IsTeacher' | 'IsSubscriptionOk' | 'Email'> | null

/** Returns the gate of a direct message: a tutor without a valid subscription sees the offer. §4 Messaging gate */
export function messageGate(viewer: ViewerOrVisitor): Gate {
  if (!viewer) return 'login'
  return viewer.IsTeacher && viewer.IsSubscriptionOk !== true ? 'offer' : 'open'
}

/** Returns the gate of a reply: any user without a valid subscription sees the offer. §4 Request-reply flow */
export function replyGate(viewer: ViewerOrVisitor): Gate {
  if (!viewer) return 'login'
  return viewer.IsSubscriptionOk === true ? 'open' : 'offer'
}

/** Returns whether the request has a reply button: not for the student who owns it. §2 Request detail, §6 */
export function hasReplyButton(
  { Learner }: Pick<PublicRequest, 'Learner'>,
  viewer: ViewerOrVisitor,
): boolean {
  return !viewer || !Learner?.UserCode || Learner.UserCode !== viewer.UserCode
}

// Assumption: a tutor does not see booking at all.
/** Returns the gate of booking on a tutor's page: a visitor logs in, a student books. §6 */
export function bookingGate(viewer: ViewerOrVisitor): 'login' | 'open' | 'hidden' {
  if (!viewer) return 'login'
  return viewer.IsTeacher ? 'hidden' : 'open'
}

/** Returns whether the viewer may add a review: logged in, not rated yet, not their own ad. §2 Tutor ad page */
export function canReview(
  viewer: ViewerOrVisitor,
  tutorCode: string,
  ratings: readonly Pick<Rating, 'Student'>[],
): boolean {
  if (!viewer || viewer.UserCode === tutorCode) return false
  return ratingsOf(viewer, ratings).length === 0
}

export function ratingsOf<Given extends Pick<Rating, 'Student'>>(
  viewer: NonNullable<ViewerOrVisitor>,
  ratings: readonly Given[],
): Given[] {
  return ratings.filter(({ Student }) => isViewer(Student, viewer))
}

/** Returns whether the student of a rating is the viewer: by the code if it is sent, otherwise by the e-mail. */
function isViewer(student: Rating['Student'], viewer: NonNullable<ViewerOrVisitor>): boolean {
  if (student?.UserCode) return student.UserCode === viewer.UserCode
  const email = student?.Email?.toLowerCase()
  return Boolean(email) && email === viewer.Email?.toLowerCase()
}
