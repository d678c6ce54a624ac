import { hideAlert, useAlert } from '#stores/alert.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import styles from './AlertHost.module.css'

/** Where the message about what was just done appears. The region is always there, so that it is announced. */
export function AlertHost() {
  const { text, tone } = useAlert()
  return (
    <div className={styles.host} aria-live="polite">
      {text !== null && (
        <Alert tone={tone} onClose={hideAlert}>
          {text}
        </Alert>
      )}
    </div>
  )
}
