import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'

type Props = { title?: string | undefined; children?: ReactNode }

/**
 * A part of the page that could not be had: what happened, and a retry that asks the page's loaders again. When the part
 * takes its place, the focus goes to the part's heading.
 */
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

/** Syncs with the document's focus: the button that has it goes with the alert. */
function handOverFocus(alert: HTMLDivElement | null) {
  const heading = alert?.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3')
  return () => {
    if (!heading || !alert?.contains(document.activeElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}
