import { Fragment } from 'react'
import {
  dayName,
  droppedOf,
  droppedText,
  type Range,
  rangeText,
  resultOf,
  toSlots,
  weekDays,
} from '#domain/availability.ts'
import { counted } from '#domain/numbers.ts'
import { availabilityText } from '#text/availability.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Availability.module.css'

type Props = { ranges: readonly Range[] }

export function Week({ ranges }: Props) {
  return (
    <Stack as="dl" reading>
      {weekDays.map(day => {
        const result = resultOf(ranges, day)
        return (
          <div key={day} className={styles.day}>
            <dt>{dayName(day)}</dt>
            <dd data-none={result.hours === 0 || undefined}>
              {result.ranges.map((range, index) => (
                <Fragment key={range.from}>
                  {index > 0 && <span>, </span>}
                  <span className="unbroken">{rangeText(range)}</span>
                </Fragment>
              ))}
              {result.hours === 0 && <span>{availabilityText.none}</span>}
            </dd>
          </div>
        )
      })}
    </Stack>
  )
}

/** A preview of the saved week, and the ranges that saving leaves out. §5 */
export function Preview({ ranges }: Props) {
  const dropped = droppedOf(ranges)
  return (
    <Stack gap={2} className={styles.preview}>
      <Text as="h3" size={3}>
        {availabilityText.preview}
      </Text>
      <Text aria-live="polite" tone="soft">
        {counted(toSlots(ranges).length, availabilityText.hours)}
      </Text>
      <Week ranges={ranges} />
      {dropped.length > 0 && (
        <div className={styles.dropped}>
          <p>{availabilityText.dropped}</p>
          <ul>
            {dropped.map((range, index) => (
              <li key={index}>{`${dayName(range.day)}: ${droppedText(range)}`}</li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}
