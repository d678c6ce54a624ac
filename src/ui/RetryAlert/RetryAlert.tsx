import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { handOverFocus } from '#ui/handOverFocus.ts'

type Props = { title?: string | undefined; children?: ReactNode }

/** A part of the page that could not be had: what happened, and a retry that asks the page's loaders again. */
export function RetryAlert({ title, children }: Props) {
  const { revalidate, state } = useRevalidator()
  return (
    <Alert
      ref={handOverFocus}
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
