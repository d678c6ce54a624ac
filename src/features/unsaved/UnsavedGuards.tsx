import { useEffect, useLayoutEffect } from 'react'
import { useBlocker } from 'react-router'
import { create } from 'zustand'
import { unsavedText } from '#text/unsaved.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'

/** Number of parts of the screen that have unsaved changes. */
const useUnsaved = create(() => ({ count: 0 }))

/** Counts one part with unsaved changes more (`1`) or less (`-1`). */
function countUnsaved(change: 1 | -1): void {
  useUnsaved.setState(({ count }) => ({ count: Math.max(0, count + change) }))
}

type Props = {
  /** True while there are unsaved changes. */
  isDirty: boolean
}

/**
 * Makes LeaveGuard ask before the user leaves the screen. Rendered once for each part of the screen that can
 * have changes. §4 Profile sections
 */
export function UnsavedGuard({ isDirty }: Props) {
  // Syncs with LeaveGuard, in a layout effect: the changes of this screen must not count any more when the user
  // can press on the next one.
  useLayoutEffect(() => {
    if (!isDirty) return
    countUnsaved(1)
    return () => countUnsaved(-1)
  }, [isDirty])
  return null
}

/**
 * Asks for confirmation before the user leaves a screen with unsaved changes. A reload and a login need no
 * question: drafts outlive them. A router supports only one blocker, so the parts of a screen only count their
 * changes (UnsavedGuard). §4 Profile sections
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
