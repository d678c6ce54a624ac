import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Refetches the page when the tab is shown again, since the other party may have accepted, paid or cancelled.
 * While a dialog is open (`isDialogOpen`) it waits for the close: an expired session would redirect and lose the
 * choices in it.
 */
export function useRefreshOnReturn(isDialogOpen: boolean): void {
  const { revalidate } = useRevalidator()
  const isDue = useRef(false)

  function refresh() {
    isDue.current = isDialogOpen
    if (!isDialogOpen) void revalidate()
  }
  const onReturn = useEffectEvent(refresh)
  const onClosed = useEffectEvent(() => isDue.current && refresh())

  // Syncs with the document's visibility.
  useEffect(() => {
    const controller = new AbortController()
    const onVisibility = () => document.visibilityState === 'visible' && onReturn()
    document.addEventListener('visibilitychange', onVisibility, { signal: controller.signal })
    return () => controller.abort()
  }, [])

  // Syncs with the server: runs the refetch that the open dialog has delayed.
  useEffect(() => {
    if (!isDialogOpen) onClosed()
  }, [isDialogOpen])
}
