import { useEffect } from 'react'
import { showToast } from '#stores/toast.ts'
import { removeSubmission, useSubmissions } from './submissions.ts'
import type { Outcome } from './submit.ts'
import type { SubmissionTexts } from './texts.ts'

/** Shows a toast for each outcome that no mounted form has shown. For the shell, which outlives every form. */
export function useOutcomeToasts(): void {
  const submissions = useSubmissions()

  useEffect(() => {
    for (const [key, { outcome, texts, onSettledAfterUnmount }] of Object.entries(submissions)) {
      // A form that shows the outcome has removed it already.
      if (!outcome || !(key in useSubmissions.getState())) continue
      removeSubmission(key)
      const toast = toastOf(outcome, texts)
      if (toast !== undefined) showToast(toast, outcome.status === 'succeeded' ? 'success' : 'error')
      onSettledAfterUnmount?.()
    }
  }, [submissions])
}

/** Returns the toast for an outcome that no mounted form shows; `undefined` for none. */
function toastOf(outcome: Outcome<unknown>, texts: SubmissionTexts): string | undefined {
  if (outcome.status === 'succeeded') return texts.succeeded
  if (texts.toast) return texts.toast(outcome)
  return outcome.status === 'unknown' ? texts.unknown : texts.failed
}
