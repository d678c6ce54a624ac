import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'

type Props = {
  /** What is missing. */
  title?: ReactNode
  /** Why it is missing, and what the user can do. */
  children?: ReactNode
}

/** Replaces a part of the page that failed to load, with a retry that revalidates the loaders. */
export function RetryAlert({ title, children }: Props) {
  const { revalidate, state } = useRevalidator()
  return (
    <Alert
      ref={moveFocusOnUnmount}
      tone="error"
      title={title}
      action={
        <Button variant="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          {errorText.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
