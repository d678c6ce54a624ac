import { useEffect, useState } from 'react'
import { adPrice } from '#domain/ads.ts'
import { bookingId } from '#features/booking/Booking.tsx'
import { tutorText } from '#text/tutor.ts'
import styles from './ActionBar.module.css'
import { contactId, type ContactProps, MainAction } from './Contact.tsx'

/**
 * The price and the viewer's main action at the bottom of a narrow screen, while neither the actions of the page nor
 * the booking is on it.
 */
export function ActionBar(props: ContactProps) {
  const { ad, viewer, isOwn } = props
  const isNeeded = viewer !== undefined && !isOwn
  const isOutOfSight = useOutOfSight(isNeeded)
  const price = adPrice(ad)
  if (!isNeeded || !isOutOfSight) return null
  return (
    <section className={styles.bar} aria-label={tutorText.contact.bar}>
      <p className={price === undefined ? styles.noPrice : styles.price}>{price ?? tutorText.priceUnknown}</p>
      <MainAction {...props} />
    </section>
  )
}

/** Returns whether neither the page's actions nor the booking is on the screen; false until that is known. */
function useOutOfSight(isNeeded: boolean): boolean {
  const [isOutOfSight, setIsOutOfSight] = useState(false)

  // Syncs with the scroll position.
  useEffect(() => {
    if (!isNeeded) return
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        setIsOutOfSight(visible.size === 0)
      },
      // Not what lies below the header.
      { rootMargin: '-64px 0px 0px' },
    )
    for (const id of [contactId, bookingId]) {
      const section = document.getElementById(id)?.closest('section')
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [isNeeded])

  return isOutOfSight
}
