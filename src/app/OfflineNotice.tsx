import { useSyncExternalStore } from 'react'
import { shellText } from '#text/shell.ts'
import styles from './OfflineNotice.module.css'

/** Shows a notice while the browser reports that it is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return <div role="status">{!isOnline && <p className={styles.notice}>{shellText.offline}</p>}</div>
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
