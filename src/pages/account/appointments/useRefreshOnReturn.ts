import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Others accept, pay and cancel: who comes back to the tab sees what has become of it. */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())

  // Syncs with the document's visibility.
  useEffect(() => {
    const leaving = new AbortController()
    const onVisibility = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', onVisibility, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}
