import { isApiError } from '#domain/errors.ts'
import { log } from '#log.ts'
import type { SubmissionTexts } from '#submit/submit.ts'
import { profileText } from '#text/profile.ts'

// Assumption: "profile service failures" of §8 are failures of the calls that the profile and the viewer's own ads
// make. The same lists on another screen (home, new request, an ad's dialog) fail with that screen's own text.
/** §8: logs the failure of a call, without personal data. */
export function logCallError(error: unknown): void {
  // Other errors are not failures of the service: an aborted read, a picture that cannot be cropped, another viewer.
  if (isApiError(error) && error.kind !== 'otherViewer')
    log.error('A call of the profile failed', error.message)
}

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
