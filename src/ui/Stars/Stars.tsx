import Star from 'lucide-react/icons/star'
import { classes } from '#ui/classes.ts'
import styles from './Stars.module.css'

type Props = {
  /** Width of the filled stars, 0 to 100; `NaN` counts as 0. §3 Rating */
  percent: number
  /** Accessible name: the rating in words. */
  label: string
  /** Height of a star in px at the default font size; it scales with the user's font size. */
  size?: number
  className?: string
}

/** A rating as five stars, filled by width. */
export function Stars({ percent, label, size = 20, className }: Props) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classes(styles.stars, className)}
      style={{ '--star': `${size / 16}rem` }}
    >
      <Five />
      <span className={styles.filled} style={{ inlineSize: `${widthOf(percent)}%` }}>
        <Five />
      </span>
    </span>
  )
}

function Five() {
  return (
    <span className={styles.five}>
      {Array.from({ length: 5 }, (_, at) => (
        <Star key={at} aria-hidden="true" />
      ))}
    </span>
  )
}

function widthOf(percent: number): number {
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent))
}
