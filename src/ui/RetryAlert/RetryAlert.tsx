import type { ReactNode } from 'react'
import { type To, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'

type Props = {
  /** What is missing. */
  title?: ReactNode
  /** Why it is missing, and what the user can do. */
  children?: ReactNode
  /** Another next step beside the retry, e.g. a link to login. */
  action?: Elements
  /** Where the retry navigates, or what it calls; by default it runs the loaders again. */
  retry?: To | (() => void)
}

/** Replaces a part of the page that failed to load, with a retry. */
export function RetryAlert({ title, children, action, retry }: Props) {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const isTarget = retry !== undefined && typeof retry !== 'function'
  const isBusy = (isTarget ? navigation.state : state) === 'loading'

  function onRetry() {
    if (isTarget) void navigate(retry)
    else if (retry) retry()
    else void revalidate()
  }

  return (
    <Alert
      ref={moveFocusOnUnmount}
      tone="error"
      title={title}
      action={
        <Cluster gap={2}>
          {action}
          <Button variant="secondary" size="small" busy={isBusy} onClick={onRetry}>
            {errorText.retry}
          </Button>
        </Cluster>
      }
    >
      {children}
    </Alert>
  )
}
