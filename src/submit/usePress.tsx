import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { loginAction } from '#data/LoginLink.tsx'
import { explainError, isSessionExpired } from '#domain/errors.ts'
import { goToLogin } from '#login.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { errorText } from '#text/errors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'

type Press = {
  isPending: boolean
  /** Why the last press failed; `null` when it did not. */
  error: unknown
  start: () => void
}

/**
 * A press that has to wait before it acts, e.g. for the viewer or a read: `act` receives the value of `wait`. Another
 * press meanwhile does nothing. The press is dropped, and the signal aborts, when its button unmounts or the viewer
 * goes to another address, also while that one loads. An expired session leads to login. With `dropsOnSearch: false` a
 * change of the query alone, e.g. to another page of a list, does not drop the press.
 */
export function usePress<Value>(
  wait: (signal: AbortSignal) => Promise<Value>,
  act: (value: Value) => void,
  { dropsOnSearch = true } = {},
): Press {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const current = useRef<AbortController>(null)

  useEffect(() => () => current.current?.abort(), [])

  async function start() {
    if (current.current) return
    const controller = new AbortController()
    const { signal } = controller
    const stopWatching = usePendingAddress.subscribe((next, previous) => {
      const isOtherSearch = dropsOnSearch && next.search !== previous.search
      if (next.pathname !== previous.pathname || isOtherSearch) controller.abort()
    })
    // Ends at once, not when `wait` settles: a button that stays mounted can be pressed again.
    signal.addEventListener('abort', end)
    current.current = controller
    setIsPending(true)
    setError(null)
    try {
      const value = await wait(signal)
      if (signal.aborted) return
      end()
      act(value)
    } catch (reason) {
      if (signal.aborted) return
      end()
      setError(reason)
      if (isSessionExpired(reason)) goToLogin()
    }

    function end() {
      stopWatching()
      current.current = null
      setIsPending(false)
    }
  }

  return { isPending, error, start: () => void start() }
}

type Props = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> & {
  press: Press
  /** Title of the alert after a failure. */
  failed: string
  /** Accessible name of the button while it retries, where its label alone is not unique. */
  retryLabel?: string
}

/** A button whose press waits. After a failure an alert explains it, and the same button retries, so that it keeps the focus. */
export function PressButton({ press, failed, retryLabel, children, ...button }: Props) {
  const { error, isPending, start } = press
  const hasFailed = error !== null
  return (
    <>
      {hasFailed && (
        <Alert tone="error" title={failed} action={loginAction(error)}>
          {explainError(error)}
        </Alert>
      )}
      <Button
        {...button}
        busy={isPending}
        aria-label={hasFailed ? retryLabel : button['aria-label']}
        onClick={start}
      >
        {hasFailed ? errorText.retry : children}
      </Button>
    </>
  )
}
