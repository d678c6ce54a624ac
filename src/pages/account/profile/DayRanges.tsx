import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  dayName,
  dayWord,
  endHours,
  isValidRange,
  type Range,
  startHours,
  weekDays,
} from '#domain/availability.ts'
import { hourText } from '#domain/booking.ts'
import { availabilityText } from '#text/availability.ts'
import { uiText } from '#text/ui.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import styles from './Availability.module.css'

type Props = {
  day: number
  ranges: Range[]
  onChange: (ranges: Range[]) => void
  onCopy: (days: number[]) => void
}

/** One day's ranges: each can be changed and removed, more can be added, and the day copied to others. */
export function DayRanges({ day, ranges, onChange, onCopy }: Props) {
  const [isCopying, setIsCopying] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  const starts = useRef<(HTMLElement | null)[]>([])

  // The new row must be in the DOM before it can take the focus.
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
    <Stack as="fieldset" gap={2} className={styles.ranges}>
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
      <Cluster gap={1} className={styles.dayActions}>
        <Button
          ref={adder}
          variant="quiet"
          size="small"
          icon={<Plus />}
          aria-label={availabilityText.addTo(dayWord(day))}
          onClick={add}
        >
          {availabilityText.add}
        </Button>
        {ranges.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            icon={<Copy />}
            aria-label={availabilityText.copyOf(dayWord(day))}
            aria-haspopup="dialog"
            onClick={() => setIsCopying(true)}
          >
            {availabilityText.copy}
          </Button>
        )}
      </Cluster>
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
    </Stack>
  )
}

type RowProps = {
  range: Range
  /** Position among the day's ranges, from 1. */
  number: number
  onChange: (range: Range) => void
  onRemove: () => void
  ref: Ref<HTMLSelectElement>
}

const toItem = (hour: number) => ({ value: String(hour), label: hourText(hour) })
const starts = startHours.map(toItem)
const ends = endHours.map(toItem)

/** Returns the value of the select; §5: 0 is an hour that was not chosen. */
const toValue = (hour: number) => (hour > 0 ? String(hour) : null)

function RangeRow({ range, number, onChange, onRemove, ref }: RowProps) {
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
        className={styles.end}
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
        icon={<Trash2 />}
        aria-label={availabilityText.remove(dayWord(day), name)}
        onClick={onRemove}
      />
    </div>
  )
}

type CopyProps = {
  day: number
  onCopy: (days: number[]) => void
  onClose: () => void
}

function CopyDialog({ day, onCopy, onClose }: CopyProps) {
  const [days, setDays] = useState<number[]>([])
  const groupId = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={availabilityText.copyTitle(dayWord(day))}
      description={availabilityText.copyHelp}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiText.cancel}
          </Button>
          <Button disabled={days.length === 0} onClick={() => onCopy(days)}>
            {availabilityText.copy}
          </Button>
        </>
      }
    >
      <div role="group" aria-labelledby={groupId}>
        <p id={groupId}>{availabilityText.copyTo}</p>
        {weekDays
          .filter(other => other !== day)
          .map(other => (
            <Checkbox
              key={other}
              label={dayName(other)}
              checked={days.includes(other)}
              onCheckedChange={checked =>
                setDays(checked ? [...days, other] : days.filter(chosen => chosen !== other))
              }
            />
          ))}
      </div>
    </Dialog>
  )
}
