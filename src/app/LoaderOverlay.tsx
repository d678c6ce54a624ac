import { useNavigation } from 'react-router'
import { useLoader } from '#stores/loader.ts'
import { shellText } from '#text/shell.ts'
import styles from './LoaderOverlay.module.css'

/** The global loader (§2, §4). Its CSS shows it only after 200 ms; beside a skeleton or a spinner, its bar alone. */
export function LoaderOverlay() {
  const isBusy = useLoader(({ inFlight }) => inFlight > 0)
  const isNavigating = useNavigation().state === 'loading'
  if (!isBusy) return null
  return (
    <div className={styles.overlay} role="status" data-navigating={isNavigating || undefined}>
      <div className={styles.bar} />
      <p className={styles.note}>{shellText.loading}</p>
    </div>
  )
}
