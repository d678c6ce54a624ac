import { droppedOf, type Range, toSlots } from '#domain/availability.ts'
import { counted } from '#domain/numbers.ts'
import { availabilityText } from '#text/availability.ts'
import styles from './Availability.module.css'
import { Week } from './Week.tsx'
import { dayName, droppedText } from './formatWeek.ts'

type Props = { ranges: readonly Range[] }

/** A preview of the saved week, and the ranges that saving leaves out. §5 */
export function Preview({ ranges }: Props) {
  const dropped = droppedOf(ranges)
  return (
    <div className={styles.preview}>
      <h3 className={styles.subheading}>{availabilityText.preview}</h3>
      <p role="status" className={styles.total}>
        {counted(toSlots(ranges).length, availabilityText.hours)}
      </p>
      <Week ranges={ranges} />
      {dropped.length > 0 && (
        <div className={styles.dropped}>
          <p>{availabilityText.dropped}</p>
          <ul>
            {dropped.map((range, index) => (
              <li key={index}>
                {dayName(range.day)}: {droppedText(range)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
