import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Others accept, pay and cancel: who comes back to the tab sees what has become of it; who has a dialog open (`isAsking`),
 * once it is closed: a session that has ended would take away what was chosen in it.
 */
export function useRefreshOnReturn(isAsking: boolean): void {
  const { revalidate } = useRevalidator()
  const isDue = useRef(false)

  function refresh() {
    isDue.current = isAsking
    if (!isAsking) void revalidate()
  }
  const onReturn = useEffectEvent(refresh)
  const onClosed = useEffectEvent(() => isDue.current && refresh())

  // Syncs with the document's visibility.
  useEffect(() => {
    const leaving = new AbortController()
    const onVisibility = () => document.visibilityState === 'visible' && onReturn()
    document.addEventListener('visibilitychange', onVisibility, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])

  // Syncs with the server, as far as it had to wait.
  useEffect(() => {
    if (!isAsking) onClosed()
  }, [isAsking])
}
