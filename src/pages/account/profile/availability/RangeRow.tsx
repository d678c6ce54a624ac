import Trash2 from 'lucide-react/icons/trash'
import type { Ref } from 'react'
import { endHours, isValidRange, type Range, startHours } from '#domain/availability.ts'
import { hourText } from '#domain/booking.ts'
import { availabilityText } from '#text/availability.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import styles from './Availability.module.css'
import { dayWord } from './formatWeek.ts'

type Props = {
  range: Range
  /** Position among the day's ranges, from 1. */
  number: number
  onChange: (range: Range) => void
  onRemove: () => void
  /** Of the first control. */
  ref: Ref<HTMLSelectElement>
}

const toItem = (hour: number) => ({ value: String(hour), label: hourText(hour) })
const starts = startHours.map(toItem)
const ends = endHours.map(toItem)

/** Returns the value of the select; §5: 0 is an hour that was not chosen. */
const toValue = (hour: number) => (hour > 0 ? String(hour) : null)

/** The controls of one range: its two hours, and a button that removes it. */
export function RangeRow({ range, number, onChange, onRemove, ref }: Props) {
  const { day, from, to } = range
  const name = availabilityText.range(number)
  const isWrong = from > 0 && to > 0 && !isValidRange(range)
  return (
    <div className={styles.range}>
      <Select
        ref={ref}
        label={availabilityText.from(name)}
        hideLabel
        placeholder={availabilityText.hour}
        items={starts}
        value={toValue(from)}
        onValueChange={hour => onChange({ ...range, from: Number(hour) })}
      />
      <span className={styles.dash} aria-hidden="true">
        –
      </span>
      <Select
        label={availabilityText.to(name)}
        hideLabel
        placeholder={availabilityText.hour}
        items={ends}
        value={toValue(to)}
        error={isWrong ? availabilityText.endBeforeStart : undefined}
        onValueChange={hour => onChange({ ...range, to: Number(hour) })}
      />
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={availabilityText.remove(dayWord(day), name)}
        onClick={onRemove}
      />
    </div>
  )
}
