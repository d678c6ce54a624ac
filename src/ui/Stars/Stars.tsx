import Star from 'lucide-react/icons/star'
import styles from './Stars.module.css'

type Props = {
  /** Width of the filled stars, 0 to 100. §3 Rating */
  percent: number
  /** Height of a star in px at the default font size; it scales with the user's font size. */
  size?: number
}

/** A rating as five stars, filled by width. Decorative: a grade beside them has the figure and the name. */
export function Stars({ percent, size = 16 }: Props) {
  return (
    <span aria-hidden="true" className={styles.stars} style={{ '--star': `${size / 16}rem` }}>
      <Five />
      <span className={styles.filled} style={{ inlineSize: `${percent}%` }}>
        <Five />
      </span>
    </span>
  )
}

function Five() {
  return (
    <span className={styles.five}>
      {Array.from({ length: 5 }, (_, at) => (
        <Star key={at} />
      ))}
    </span>
  )
}
