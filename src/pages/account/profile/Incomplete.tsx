import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { missingFields } from '#domain/profile.ts'
import type { Viewer } from '#session.ts'
import { profileText } from '#text/profile.ts'
import styles from './ProfilePage.module.css'

const list = new Intl.ListFormat('ro', { type: 'conjunction' })

/** One of the two red notices: lists the fields that the profile lacks. §2 My profile */
export function Incomplete({ viewer }: { viewer: Viewer }) {
  const missing = missingFields(viewer)
  if (missing.length === 0) return null
  return (
    <div className={styles.incomplete}>
      <CircleAlert aria-hidden="true" />
      <div>
        <p className={styles.incompleteTitle}>{profileText.incomplete}</p>
        <p>{profileText.missing(list.format(missing.map(field => profileText.fieldNames[field])))}</p>
      </div>
    </div>
  )
}
