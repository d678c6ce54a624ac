import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnsaved } from '#stores/unsaved.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'

/**
 * Asks for confirmation before the user leaves a screen with unsaved changes. A reload and a login need no
 * question: drafts outlive them. A router supports only one blocker, so the parts of a screen only register
 * their changes (UnsavedGuard). §4 Profile sections
 */
export function LeaveGuard() {
  const hasUnsaved = useUnsaved(({ count }) => count > 0)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      useUnsaved.getState().count > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  const isObsolete = blocker.state === 'blocked' && !hasUnsaved

  // Syncs with the router: a save that succeeds while the question is open leaves nothing to ask about.
  useEffect(() => {
    if (isObsolete) blocker.proceed?.()
  }, [isObsolete, blocker])

  return (
    <Confirm
      open={blocker.state === 'blocked' && hasUnsaved}
      question={unsavedText.question}
      confirmLabel={unsavedText.leave}
      cancelLabel={unsavedText.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {unsavedText.help}
    </Confirm>
  )
}
