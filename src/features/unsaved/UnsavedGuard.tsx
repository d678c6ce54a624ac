import { useLayoutEffect } from 'react'
import { countUnsaved } from '#stores/unsaved.ts'

type Props = {
  /** Whether something was changed and not saved. */
  isDirty: boolean
}

/** Has LeaveGuard ask before the screen is left: one for each part of it that can hold changes. §4 Profile sections */
export function UnsavedGuard({ isDirty }: Props) {
  // Syncs with the one guard of the router: by the time the next screen can be pressed, nothing of this one counts.
  useLayoutEffect(() => {
    if (!isDirty) return
    countUnsaved(1)
    return () => countUnsaved(-1)
  }, [isDirty])
  return null
}
