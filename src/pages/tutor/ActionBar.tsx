import { useEffect, useState } from 'react'
import { adPrice } from '#domain/ads.ts'
import { tutorText } from '#text/tutor.ts'
import styles from './ActionBar.module.css'
import { type ContactProps, MainAction } from './Contact.tsx'

/** The id of the part of the page with the price, the actions and the booking. */
export const actionsId = 'actiuni'

/**
 * The price and the viewer's main action at the bottom of a narrow screen,, while the page's own actions and
 * booking are not on it.
 */
export function ActionBar(props: ContactProps) {
  const { ad, viewer, isOwn } = props
  const isNeeded = viewer !== undefined && !isOwn
  const isOutOfSight = useOutOfSight(isNeeded)
  const price = adPrice(ad)
  if (!isNeeded || !isOutOfSight) return null
  return (
    <section className={styles.bar} aria-label={tutorText.contact.bar}>
      <p className={price === undefined ? styles.noPrice : styles.price} data-price="">
        {price ?? tutorText.priceUnknown}
      </p>
      <MainAction {...props} />
    </section>
  )
}

/** Returns whether the page's actions and booking are off the screen; false until that is known. */
function useOutOfSight(isNeeded: boolean): boolean {
  const [isOutOfSight, setIsOutOfSight] = useState(false)

  // Syncs with the scroll position.
  useEffect(() => {
    const actions = document.getElementById(actionsId)
    if (!isNeeded || !actions) return
    const observer = new IntersectionObserver(
      entries => setIsOutOfSight(entries.at(-1)?.isIntersecting === false),
      // Not what lies below the header.
      { rootMargin: '-64px 0px 0px' },
    )
    observer.observe(actions)
    return () => observer.disconnect()
  }, [isNeeded])

  return isOutOfSight
}
