import { Fragment } from 'react'
import { type Range, resultOf, weekDays } from '#domain/availability.ts'
import { availabilityText } from '#text/availability.ts'
import styles from './Availability.module.css'
import { dayName, rangeText } from './formatWeek.ts'

type Props = { ranges: readonly Range[] }

/** The hours of each day, merged into ranges. */
export function Week({ ranges }: Props) {
  return (
    <dl className={styles.week}>
      {weekDays.map(day => {
        const result = resultOf(ranges, day)
        return (
          <div key={day} className={styles.day}>
            <dt>{dayName(day)}</dt>
            <dd data-none={result.hours === 0 || undefined}>
              {result.ranges.map((range, index) => (
                <Fragment key={range.from}>
                  {index > 0 && ', '}
                  <span className={styles.stretch}>{rangeText(range)}</span>
                </Fragment>
              ))}
              {result.hours === 0 && availabilityText.none}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
