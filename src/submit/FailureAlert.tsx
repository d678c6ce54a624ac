import { Alert } from '#ui/Alert/Alert.tsx'
import { describeFailure, type Failure, type SubmissionTexts } from './submit.ts'

type Props = {
  failure: Failure | null
  texts: SubmissionTexts
  /** Extra help text below the error, e.g. that the draft is saved. */
  note?: string | undefined
}

/** Explains a failed submission beside its submit button. */
export function FailureAlert({ failure, texts, note }: Props) {
  if (failure === null) return null
  // Visible until the login page has loaded.
  if (failure.status === 'sessionExpired') return <Alert tone="info">{texts.expired}</Alert>
  const { title, help } = describeFailure(failure, texts)
  return (
    <Alert tone="error" title={title}>
      {[help, note].filter(Boolean).join(' ')}
    </Alert>
  )
}
