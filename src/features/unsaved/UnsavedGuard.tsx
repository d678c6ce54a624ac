import { useLayoutEffect } from 'react'
import { countUnsaved } from '#stores/unsaved.ts'

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
