import type { ReactNode } from 'react'
import { type To, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'

type Props = {
  /** What is missing. */
  title?: ReactNode
  /** Why it is missing, and what the user can do. */
  children?: ReactNode
  /** Where the retry navigates; without it the retry revalidates the loaders. */
  to?: To | undefined
}

/** Replaces a part of the page that failed to load, with a retry. */
export function RetryAlert({ title, children, to }: Props) {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const isBusy = (to === undefined ? state : navigation.state) === 'loading'
  return (
    <Alert
      ref={moveFocusOnUnmount}
      tone="error"
      title={title}
      action={
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          onClick={() => void (to === undefined ? revalidate() : navigate(to))}
        >
          {errorText.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
