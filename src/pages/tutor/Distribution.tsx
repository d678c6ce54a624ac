import type { Rating } from '#api/ratings.ts'
import { counted } from '#domain/numbers.ts'
import { distribution } from '#domain/ratings.ts'
import { tutorText } from '#text/tutor.ts'
import styles from './Reviews.module.css'

type Props = { ratings: readonly Rating[] }

const text = tutorText.reviews

/** The distribution of the ratings, as bars. */
export function Distribution({ ratings }: Props) {
  return (
    <ul className={styles.spread} aria-label={text.spread}>
      {distribution(ratings).map(({ from, to, count, share }) => (
        <li key={from} className={styles.band}>
          <span className="visuallyHidden">
            {text.bandSpoken(from, to, counted(count, tutorText.rating.count))}
          </span>
          <span aria-hidden="true" className={styles.grades}>
            {text.band(from, to)}
          </span>
          {/* An attribute and not a style, as in ui/Stars. */}
          <svg aria-hidden="true" className={styles.bar}>
            <rect width={`${share}%`} height="100%" />
          </svg>
          <span aria-hidden="true" className={styles.bandCount}>
            {count}
          </span>
        </li>
      ))}
    </ul>
  )
}
