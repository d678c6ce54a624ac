import { logCallError } from '#session.ts'
import type { SubmissionTexts } from '#submit/submit.ts'
import { profileText } from '#text/profile.ts'

// Assumption: "profile service failures" of §8 are failures of the calls that the profile and the viewer's own ads
// make, and of the viewer's read before a guarded screen (session). The same lists on another screen (home, new request,
// an ad's dialog) fail with that screen's own text.
/** Logs the failure of a call, and rejects as it does. §8 */
export async function logFailure<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call
  } catch (error) {
    logCallError(error)
    throw error
  }
}

/** The title of every failure of the profile service. The specification has it in English. §8 */
export const profileFailureTitle = <span lang="en">{profileText.failed}</span>

/** Adds the title of failures to the texts of a submission. */
export function profileTexts(texts: Omit<SubmissionTexts, 'title'>): SubmissionTexts {
  return { ...texts, title: profileFailureTitle }
}
