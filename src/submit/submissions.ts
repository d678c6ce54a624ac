import { create } from 'zustand'
import type { Outcome } from './submit.ts'
import type { SubmissionTexts } from './texts.ts'

type Options = {
  texts: SubmissionTexts
  /** Runs after the toast, when no mounted form has shown the outcome. */
  onSettledAfterUnmount?: (() => void) | undefined
}

/**
 * A submission that is pending while `outcome` is null, then settled until its form or a toast has shown it. `settled` never
 * rejects.
 */
type Submission = Options & { outcome: Outcome<unknown> | null; settled: Promise<Outcome<unknown>> }

/**
 * The submissions by key. They outlive the form that started them: a form that is closed or left and opened
 * again finds its submission still pending, and nothing is sent twice.
 */
export const useSubmissions = create<Readonly<Record<string, Submission>>>(() => ({}))

/** Starts a submission, unless one with this key is pending. */
export async function startSubmission(
  key: string,
  send: () => Promise<Outcome<unknown>>,
  options: Options,
): Promise<void> {
  if (useSubmissions.getState()[key]) return
  const settled = send().catch((error: unknown): Outcome => ({ status: 'failed', error }))
  const pending: Submission = { ...options, outcome: null, settled }
  useSubmissions.setState({ [key]: pending })
  const outcome = await settled
  // Dropped after a reset: another user has signed in meanwhile.
  if (useSubmissions.getState()[key] === pending) useSubmissions.setState({ [key]: { ...pending, outcome } })
}

/** Waits for the pending submissions, and returns whether all of them succeeded. */
export async function pendingSucceed(): Promise<boolean> {
  const pending = Object.values(useSubmissions.getState()).filter(({ outcome }) => outcome === null)
  if (pending.length === 0) return true
  const outcomes = await Promise.all(pending.map(({ settled }) => settled))
  // Another one may have been started meanwhile.
  return outcomes.every(({ status }) => status === 'succeeded') && pendingSucceed()
}

/** Removes a submission whose outcome has been shown. */
export function removeSubmission(key: string): void {
  const others = Object.entries(useSubmissions.getState()).filter(([other]) => other !== key)
  useSubmissions.setState(Object.fromEntries(others), true)
}

/** Removes all submissions, as in a new tab. */
export function resetSubmissions(): void {
  useSubmissions.setState({}, true)
}

/**
 * Returns a function that looks up whether a key's submission is pending, for screens that show it beside its
 * object.
 */
export function useIsPending(): (key: string) => boolean {
  const submissions = useSubmissions()
  return key => key in submissions
}
