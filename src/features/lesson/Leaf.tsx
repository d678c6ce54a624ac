import { leafOf } from '#domain/lessonTimes.ts'
import styles from './Leaf.module.css'

type Props = { moment: Date; now: Date }

/** The day of a lesson as a calendar leaf; decorative, because the ticket has the day in words too. */
export function Leaf({ moment, now }: Props) {
  const { weekday, day, month, year } = leafOf(moment)
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span className={styles.weekday}>{weekday}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.month}>{month}</span>
      {year !== leafOf(now).year && <span className={styles.year}>{year}</span>}
    </div>
  )
}
