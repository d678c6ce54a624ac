import { useEffect, useRef } from 'react'
import { log } from '#log.ts'
import { shellText } from '#text/shell.ts'
import styles from './AdBanner.module.css'

/** §9: milliseconds after load at which the check runs. */
const checkAfter = 3000

/** The ad slot. A blocked ad only logs a warning (§8); nothing on the page depends on it. */
export function AdBanner() {
  const slot = useRef<HTMLElement>(null)

  // Syncs with the visitor's ad blocker, which hides or removes the slot.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!slot.current?.isConnected || slot.current.offsetHeight === 0)
        log.warn('The ad banner was blocked.')
    }, checkAfter)
    return () => clearTimeout(timer)
  }, [])

  return <aside ref={slot} className={`adsbox ${styles.slot}`} aria-label={shellText.adSlot} />
}
