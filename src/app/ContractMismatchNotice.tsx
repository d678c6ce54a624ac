import { useSyncExternalStore } from 'react'
import { onLog } from '#log.ts'
import { shellText } from '#text/shell.ts'
import styles from './ContractMismatchNotice.module.css'

let mismatches: readonly string[] = []

/** Lists the responses that do not fit the contract. Rendered in development only. */
export function ContractMismatchNotice() {
  const lines = useSyncExternalStore(subscribe, () => mismatches)
  if (lines.length === 0) return null
  return (
    <details className={styles.notice}>
      <summary>
        {shellText.mismatches}: {lines.length}
      </summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

function subscribe(listener: () => void) {
  const stop = onLog(({ level, text }) => {
    if (level !== 'error' || !text.startsWith('Mismatch') || mismatches.includes(text)) return
    mismatches = [...mismatches, text]
    listener()
  })
  return () => {
    stop()
    mismatches = []
  }
}
