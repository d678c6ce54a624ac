import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Range } from '#domain/availability.ts'
import { availabilityText } from '#text/availability.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './Availability.module.css'
import { CopyDialog } from './CopyDialog.tsx'
import { RangeRow } from './RangeRow.tsx'
import { dayName, dayWord } from './formatWeek.ts'

type Props = {
  day: number
  /** The ranges of this day, in the order in which they were added. */
  ranges: Range[]
  onChange: (ranges: Range[]) => void
  onCopy: (days: number[]) => void
}

/** One day's ranges: each can be changed and removed, more can be added, and the day copied to others. */
export function DayRanges({ day, ranges, onChange, onCopy }: Props) {
  const [isCopying, setIsCopying] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  const starts = useRef<(HTMLElement | null)[]>([])

  /** Adds an empty range and focuses it. */
  function add() {
    flushSync(() => onChange([...ranges, { day, from: 0, to: 0 }]))
    starts.current[ranges.length]?.focus()
  }

  /** Removes a range. Its focused button unmounts, so the button that adds one takes the focus. */
  function remove(index: number) {
    flushSync(() => onChange(ranges.toSpliced(index, 1)))
    adder.current?.focus()
  }

  return (
    <fieldset className={styles.ranges}>
      <legend className={styles.legend}>{dayName(day)}</legend>
      {ranges.map((range, index) => (
        <RangeRow
          key={index}
          range={range}
          number={index + 1}
          ref={start => void (starts.current[index] = start)}
          onChange={next => onChange(ranges.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      <div className={styles.dayActions}>
        <Button
          ref={adder}
          variant="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
          aria-label={availabilityText.addTo(dayWord(day))}
          onClick={add}
        >
          {availabilityText.add}
        </Button>
        {ranges.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            icon={<Copy aria-hidden="true" />}
            aria-label={availabilityText.copyOf(dayWord(day))}
            aria-haspopup="dialog"
            onClick={() => setIsCopying(true)}
          >
            {availabilityText.copy}
          </Button>
        )}
      </div>
      {isCopying && (
        <CopyDialog
          day={day}
          onCopy={days => {
            setIsCopying(false)
            onCopy(days)
          }}
          onClose={() => setIsCopying(false)}
        />
      )}
    </fieldset>
  )
}
