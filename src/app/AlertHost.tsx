import { hideAlert, useAlert } from '#stores/alert.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import styles from './AlertHost.module.css'

/** Where the message about what was just done appears. The region is always there, so that it is announced. */
export function AlertHost() {
  const text = useAlert(state => state.text)
  return (
    <div className={styles.host} aria-live="polite">
      {text !== null && (
        <Alert tone="success" onClose={hideAlert}>
          {text}
        </Alert>
      )}
    </div>
  )
}
