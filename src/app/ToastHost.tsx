import { hideToast, useToast } from '#stores/toast.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import styles from './ToastHost.module.css'

/** Where the message about what was just done appears. The region is always there, so that it is announced. */
export function ToastHost() {
  const { text, tone } = useToast()
  return (
    <div className={styles.host} aria-live="polite">
      {text !== null && (
        <Alert tone={tone} onClose={hideToast}>
          {text}
        </Alert>
      )}
    </div>
  )
}
