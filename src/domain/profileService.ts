import { profileText } from '#text/profile.ts'
import { attempt, type Failed, type Outcome } from './attempt.ts'
import { isApiError } from './errors.ts'

/** Where failures are written down (log.ts). */
type Log = { error: (text: string, details?: unknown) => void }

// Assumption: "profile service failures" of §8 are those of the calls that the profile and the viewer's own ads make. The
// same lists on another screen (home, new request, an ad's dialog) fail with that screen's own text.
/** §8: a failure of the profile service is logged: the call and what kind of failure, no personal data. @throws as the call */
export async function logged<Value>(call: Promise<Value>, log: Log): Promise<Value> {
  try {
    return await call
  } catch (error) {
    // What else is thrown is no failure of the service: a read whose page was left, a picture that cannot be cropped.
    if (isApiError(error)) log.error('A call of the profile failed', error.message)
    throw error
  }
}

/** A change by the profile service: as `attempt`, and each failure is logged and told in the words of §8. Never throws. */
export async function attemptLogged<Value>(
  change: () => Promise<Value>,
  after: Parameters<typeof attempt<Value>>[1],
  log: Log,
): Promise<Outcome<Value>> {
  const outcome = await attempt(() => logged(change(), log), {
    ...after,
    find: () => logged(after.find(), log),
  })
  return outcome.kind === 'done' ? outcome : toProfileFailed(outcome)
}

/** §8: one text for every failure of the profile service; what happened is said below it. */
function toProfileFailed(failed: Failed): Failed {
  if (failed.kind === 'expired') return failed
  const { title, help } = failed
  const sentence = /[.!?]$/.test(title) ? title : `${title}.`
  return { ...failed, title: profileText.failed, help: [sentence, help].filter(Boolean).join(' ') }
}
