import { useNavigation } from 'react-router'
import { useLoader } from '#stores/loader.ts'
import { shellText } from '#text/shell.ts'
import styles from './LoaderOverlay.module.css'

/**
 * The global loader (§2, §4): translucent, lets presses through, and appears only after 200 ms (by a CSS
 * animation), so that it does not flash when a response is fast. It is the only sign of waiting: without a
 * navigation, its CSS hides it while a skeleton or a button's spinner is shown.
 */
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
