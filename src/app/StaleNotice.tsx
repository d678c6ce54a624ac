import { LoadFailure } from '#data/Deferred.tsx'
import { useScreen } from '#stores/screen.ts'
import { errorText } from '#text/errors.ts'
import styles from './StaleNotice.module.css'

/** Says that the screen could not be refetched and may be old, and offers a retry. */
export function StaleNotice() {
  const error = useScreen(({ refetchError }) => refetchError)
  return (
    error !== null && (
      <div className={styles.notice}>
        <LoadFailure failed={errorText.stale} error={error} isStale />
      </div>
    )
  )
}
