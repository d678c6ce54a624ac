import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { portraitUrl } from '#api/portraits.ts'
import { useKeptAds } from '#data/keptAds.ts'
import { keepKnown, keepPressedAd, useKnown } from '#data/known.ts'
import { paths } from '#domain/paths.ts'
import { useViewer } from '#session.ts'
import { useIsOwnerKnown } from '#stores/owner.ts'
import { seenAdsHeading } from '#text/savedScreen.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import pill from '#ui/Chip/Pill.module.css'
import { classes } from '#ui/classes.ts'
import { nameFor } from './AdCard.tsx'
import styles from './SeenLinks.module.css'

/**
 * A row above a list: the tutors whose page the viewer has opened in this browser, the last one first. The early script reserves its
 * space. A list that was shown without the row stays without it until the document is loaded again: on Back it is where it was.
 */
export function SeenLinks() {
  const { seen } = useKeptAds()
  const viewer = useViewer()
  const address = useListAddress()
  const isOwnerKnown = useIsOwnerKnown()
  // Whose tutors these are stays unknown after an expired session. A list that was shown before keeps its space, so that its cards do
  // not move, also on Back; another list has none.
  const wasPending = useKnown(({ shownPending }) => shownPending === address)
  const isKnown = isOwnerKnown || (viewer !== undefined && !wasPending)
  const isWithoutRow = useKnown(({ withoutSeen }) => withoutSeen?.includes(address))
  const isEmpty = seen.length === 0
  useEffect(() => {
    if (viewer === undefined) keepKnown({ shownPending: address })
  }, [viewer, address])

  // Syncs with what the browser keeps, which the first rendering does not know.
  useEffect(() => {
    const { withoutSeen = [] } = useKnown.getState()
    if (isKnown && useKeptAds.getState().seen.length === 0 && !withoutSeen.includes(address))
      keepKnown({ withoutSeen: [...withoutSeen, address] })
  }, [isKnown, address])

  if (isEmpty ? isKnown && viewer !== undefined : isWithoutRow) return null
  return (
    <div className={styles.row} data-kept="">
      {!isEmpty && (
        <>
          <h2 className={styles.heading}>{seenAdsHeading}</h2>
          <ul className={styles.links}>
            {seen.map(ad => {
              const name = nameFor(ad, viewer)
              return (
                <li key={ad.Code}>
                  <Link
                    to={paths.tutor(ad.Code)}
                    className={classes(pill.pill, styles.link)}
                    onClick={event => keepPressedAd(ad, event, true)}
                  >
                    {/* Loads lazily: only some of the links are in sight, and the portraits of the list come first. */}
                    <Avatar name={name} src={portraitUrl(ad.Teacher.ProfileImageUrl)} size={28} />
                    <span>{name}</span>
                    <span className={styles.subject}>{ad.Category.Name}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

/** Returns the address of the list, without the open group of subjects, which changes nothing of its cards. */
function useListAddress(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('maincategory')
  return `${pathname}?${params.toString()}`
}
