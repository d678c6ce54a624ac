import { classes } from '#ui/classes.ts'
import styles from './Grade.module.css'

type Props = {
  /** The score out of 10, formatted: `9,5`. */
  figure: string
  /** Accessible name: the grade in words. */
  label: string
  /** `large` is for the header of a tutor's page. */
  size?: 'small' | 'large'
  className?: string
}

/** One stroke of a pencil around the figure, thicker where the hand presses. */
const ring =
  'M36.5 4.7c-2.9-.3-12.3-3.2-17.6-1.7-5.3 1.6-11.4 6.5-14.2 11.1-2.8 4.6-3.8 11.9-2.4 16.7 1.4 4.8 6.2 10.2 10.9 12.2 4.6 2.1 12 2.1 17 .3 5-1.8 10.5-6.7 12.8-11.3 2.3-4.5 3-11.7 1.2-16-1.7-4.4-7.1-8.8-11.6-10.2-4.5-1.4-12.7 1.1-15.3 1.5-2.5.4-2.4 1 .1 1 2.5 0 10.6-2.6 14.7-1.3 4.2 1.4 8.9 5.6 10.4 9.6 1.5 4 .7 10.3-1.5 14.4-2.2 4.1-7.2 8.4-11.7 10-4.5 1.6-11.1 1.5-15.2-.3-4.1-1.8-8.3-6.4-9.5-10.7-1.3-4.3-.5-10.7 1.9-14.9 2.5-4.2 7.8-9 12.8-10.6 5-1.6 14.2.8 17 1z'

/** A grade as a Romanian teacher writes it: the figure, out of 10, in a ring drawn by hand. */
export function Grade({ figure, label, size = 'small', className }: Props) {
  return (
    <span role="img" aria-label={label} className={classes(styles.grade, className)} data-size={size}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={ring} />
      </svg>
      <span>{figure}</span>
    </span>
  )
}
