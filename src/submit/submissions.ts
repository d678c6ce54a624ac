import { useEffect } from 'react'
import { create } from 'zustand'
import { hideToastOf, showToast } from '#stores/toast.ts'
import { shellText } from '#text/shell.ts'
import type { FailureStatus, Outcome, Thrown, ToastTexts } from './submit.ts'

type Options<Failed> = {
  texts: ToastTexts<Failed>
  onSettledAfterUnmount?: () => void
}

type AnyOutcome = Outcome<unknown, FailureStatus>

/** A submission, pending while `outcome` is null. `settled` never rejects. */
type Submission = {
  outcome: AnyOutcome | null
  settled: Promise<AnyOutcome>
  /** Text of the toast for an outcome that no mounted form shows; `undefined` for none. */
  toast?: string
  onSettledAfterUnmount?: () => void
}

/** The submissions by key. They outlive their forms, so that a reopened form finds its submission. */
export const useSubmissions = create<Readonly<Record<string, Submission>>>(() => ({}))

/** Starts a submission, unless one with this key is pending. */
export async function startSubmission<Value, Failed extends FailureStatus>(
  key: string,
  send: () => Promise<Outcome<Value, Failed>>,
  { texts, onSettledAfterUnmount }: Options<Failed | Thrown>,
): Promise<void> {
  if (useSubmissions.getState()[key]) return
  hideToastOf(key)
  const settled = send().catch((error: unknown): Thrown => ({ status: 'failed', error }))
  const pending: Submission = { outcome: null, settled, onSettledAfterUnmount }
  useSubmissions.setState({ [key]: pending })
  const outcome = await settled
  // Dropped after a reset: another user has signed in meanwhile.
  if (useSubmissions.getState()[key] !== pending) return
  useSubmissions.setState({ [key]: { ...pending, outcome, toast: toastOf(outcome, texts) } })
}

function toastOf<Failed extends FailureStatus>(
  outcome: Outcome<unknown, Failed>,
  texts: ToastTexts<Failed>,
): string | undefined {
  if (outcome.status === 'succeeded') return texts.succeeded
  if ('failure' in texts) return texts.failure(outcome)
  return outcome.status === 'unknown' ? texts.unknown : texts.failed
}

/** Returns the submissions without an outcome. */
export const findPending = () =>
  Object.values(useSubmissions.getState()).filter(({ outcome }) => outcome === null)

/** The navigations that a failed submission stops. */
const waits = new Set<object>()

/** Milliseconds of waiting after which a toast explains it. */
const explainAfter = 1000

const waitingToast = 'waiting'

/**
 * Waits for the pending submissions, and returns whether all of them succeeded: otherwise the caller must not leave the screen. The
 * signal says that the viewer no longer leaves it.
 */
export async function waitForPending(signal?: AbortSignal): Promise<boolean> {
  const pending = findPending()
  if (pending.length === 0) return true
  const wait = {}
  waits.add(wait)
  const timer = setTimeout(showToast, explainAfter, shellText.waiting, 'info', waitingToast)
  function end() {
    waits.delete(wait)
    clearTimeout(timer)
    if (waits.size === 0) hideToastOf(waitingToast)
  }
  signal?.addEventListener('abort', end)
  const outcomes = await Promise.all(pending.map(({ settled }) => settled))
  end()
  // Another submission may have started meanwhile.
  return outcomes.every(({ status }) => status === 'succeeded') && (signal?.aborted || waitForPending(signal))
}

/** Returns whether a failure keeps the screen, although the viewer is leaving it (`waitForPending`). */
export const keepsScreen = ({ status }: FailureStatus | { status: 'succeeded' }) =>
  waits.size > 0 && status !== 'succeeded'

export function removeSubmission(key: string): void {
  const { [key]: _removed, ...others } = useSubmissions.getState()
  useSubmissions.setState(others, true)
}

export function resetSubmissions(): void {
  useSubmissions.setState({}, true)
}

export function useIsPending(): (key: string) => boolean {
  const submissions = useSubmissions()
  return key => key in submissions
}

/** Shows a toast for each outcome that no mounted form has shown. For the shell, which outlives every form. */
export function useOutcomeToasts(): void {
  const submissions = useSubmissions()

  useEffect(() => {
    for (const [key, { outcome, toast, onSettledAfterUnmount }] of Object.entries(submissions)) {
      // A form that shows the outcome has removed it already.
      if (!outcome || !(key in useSubmissions.getState())) continue
      removeSubmission(key)
      if (toast !== undefined) showToast(toast, outcome.status === 'succeeded' ? 'success' : 'error', key)
      onSettledAfterUnmount?.()
    }
  }, [submissions])
}
