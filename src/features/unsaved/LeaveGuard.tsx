import { useBlocker } from 'react-router'
import { useUnsaved } from '#stores/unsaved.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'

const hasUnsaved = () => useUnsaved.getState().count > 0

/**
 * Asks before a screen with changes that were not saved is left. A reload and a login need not ask: drafts outlive them. A
 * router knows one such guard, so that the parts of a screen only say that they hold some (UnsavedGuard). §4 Profile
 * sections
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Confirm
      open={blocker.state === 'blocked'}
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
