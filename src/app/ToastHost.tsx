import { hideToast, useToast } from '#stores/toast.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import styles from './ToastHost.module.css'

/** Renders the toast. The live region is always mounted, so that a new toast is announced. */
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
