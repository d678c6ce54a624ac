import { useEffect } from 'react'
import { showToast } from '#stores/toast.ts'
import { removeSubmission, useSubmissions } from './submissions.ts'
import { toastOf } from './texts.ts'

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
