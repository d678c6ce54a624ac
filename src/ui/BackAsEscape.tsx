import { useEffect } from 'react'

declare global {
  /** Receives Android's Back, once, instead of the router. TypeScript has no type for it, and only Chrome 126 and later have it. */
  var CloseWatcher: (new (options: { signal: AbortSignal }) => EventTarget) | undefined
}

/**
 * While it is mounted, Android's Back acts as Escape instead of leaving the screen: Base UI then closes the innermost layer. An Escape key
 * that Base UI handles never reaches the watcher, because Base UI prevents its default.
 */
export function BackAsEscape() {
  // Syncs with Android's Back.
  useEffect(() => {
    const { CloseWatcher } = globalThis
    if (!CloseWatcher) return
    const closed = new AbortController()
    const watch = () => {
      new CloseWatcher({ signal: closed.signal }).addEventListener('close', () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
        // The layer may have stayed open. If not, the signal ends this watcher too.
        watch()
      })
    }
    watch()
    return () => closed.abort()
  }, [])

  return null
}
