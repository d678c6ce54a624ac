import type { Failed } from '#domain/attempt.ts'
import { Alert } from '#ui/Alert/Alert.tsx'

type Props = {
  failed: Failed | null
  /** What is said when the session has ended, until the login page is there. */
  expired: string
  /** What is said besides, of what was typed. */
  note?: string | undefined
}

/** How a change ended that did not succeed, beside the button that sent it. */
export function FailedAlert({ failed, expired, note }: Props) {
  if (failed === null) return null
  if (failed.kind === 'expired') return <Alert tone="info">{expired}</Alert>
  return (
    <Alert tone="error" title={failed.title}>
      {[failed.help, note].filter(Boolean).join(' ')}
    </Alert>
  )
}
