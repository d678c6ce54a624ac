import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'

type Props = {
  /** What is missing. */
  title?: ReactNode
  /** Why it is missing, and what the user can do. */
  children?: ReactNode
  /** Another way on beside the retry, e.g. a link to login. */
  action?: ReactNode
  /** Retries instead of the loaders. */
  onRetry?: (() => void) | undefined
}

/** Replaces a part of the page that failed to load, with a retry, by default of the loaders. */
export function RetryAlert({ title, children, action, onRetry }: Props) {
  const { revalidate, state } = useRevalidator()
  return (
    <Alert
      ref={moveFocusOnUnmount}
      tone="error"
      title={title}
      action={
        <Cluster gap={2}>
          {action}
          <Button
            variant="secondary"
            size="small"
            busy={state === 'loading'}
            onClick={() => (onRetry ? onRetry() : void revalidate())}
          >
            {errorText.retry}
          </Button>
        </Cluster>
      }
    >
      {children}
    </Alert>
  )
}
